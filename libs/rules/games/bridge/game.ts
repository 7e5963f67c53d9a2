import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { attentionProblem, RIGHTS, STOP, summonsProblem } from './attention';
import { acts, type BridgeAct } from './acts';
import { actOf } from './act-of';
import { decide } from './decide';
import { type BridgeEvent, events } from './events';
import { duties } from './duties';
import { evolve } from './evolve';
import { SEATS, seatIndex, SIDES, sideName } from '@arbitre/rules/kernel/compass';
import { type BridgeSetup, readSetup } from './setup';
import { type BridgeState, copyState, initialState } from './state';
import { openMatters } from './matters';
import { tableView } from './table-view';

/** Duplicate bridge under the Laws of 2017, ACBL edition (rulebook inventory `bridge-duplicata`, articles `BD-`). */
export const bridgeDuplicate: Game<BridgeSetup, BridgeAct, BridgeEvent, BridgeState> = {
  id: 'bridge',
  ruleset: 'bridge-duplicate@1',
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
  score: (state) => state.score,
  tableView,
  openMatters,
  duties,
  openEvents: openEventsOf(events),
  stop: STOP,
  rights: RIGHTS,
  attentionProblem,
  summonsProblem,
  copy: copyState,
};
