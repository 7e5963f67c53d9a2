import { SEATS, seatIndex, SIDES, sideName } from '@arbitre/rules/kernel/compass';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type BridgePlafondAct } from './acts';
import { decide } from './decide';
import { duties } from './duties';
import { events, type BridgePlafondEvent } from './events';
import { evolve } from './evolve';
import { openMatters } from './matters';
import { readSetup, type BridgePlafondSetup } from './setup';
import { copyState, initialState, type BridgePlafondState } from './state';
import { tableView } from './table-view';

/** The play of one deal of bridge-plafond (articles `BP-`). */
export const bridgePlafond: Game<
  BridgePlafondSetup,
  BridgePlafondAct,
  BridgePlafondEvent,
  BridgePlafondState
> = {
  id: 'bridge-plafond',
  ruleset: 'bridge-plafond@1',
  seats: SEATS,
  sides: SIDES,
  sideOf: (seat) => sideName(seatIndex(seat)),
  resultAct: 'record-result',
  arbiterActs: arbiterActsOf(acts),
  readSetup,
  initial: initialState,
  decide,
  evolve,
  actOf,
  openMatters,
  duties,
  openEvents: openEventsOf(events),
  score: (state) => state.score,
  tableView,
  copy: copyState,
};
