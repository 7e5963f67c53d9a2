import { SEATS, seatIndex, sideName, SIDES } from '@arbitre/rules/kernel/compass';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type FiveHundredAct } from './acts';
import { decide } from './decide';
import { duties } from './duties';
import { events, type FiveHundredEvent } from './events';
import { evolve } from './evolve';
import { openMatters } from './matters';
import { type FiveHundredSetup, readSetup } from './setup';
import { copyState, type FiveHundredState, initialState } from './state';
import { STOP } from './stop';
import { tableView } from './table-view';

/** Five hundred by the FADOQ booklet "Jeux en tête" of 2026 (inventory `cinq-cents`, articles `C500-`). */
export const fiveHundred: Game<FiveHundredSetup, FiveHundredAct, FiveHundredEvent, FiveHundredState> = {
  id: 'five-hundred',
  ruleset: 'five-hundred@1',
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
  stop: STOP,
  openEvents: openEventsOf(events),
  copy: copyState,
};
