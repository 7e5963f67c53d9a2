import { SEATS, seatIndex, SIDES, sideName } from '@arbitre/rules/kernel/compass';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type CribbageAct } from './acts';
import { decide } from './decide';
import { type CribbageEvent, events } from './events';
import { evolve } from './evolve';
import { openMatters } from './matters';
import { readSetup, type CribbageSetup } from './setup';
import { copyState, initialState, type CribbageState } from './state';
import { STOP } from './stop';
import { tableView } from './table-view';

/** One game of cribbage to 121, by the FADOQ booklet "Jeux en tête" of 2026 (inventory `crib`, articles `CRIB-`). */
export const cribbage: Game<CribbageSetup, CribbageAct, CribbageEvent, CribbageState> = {
  id: 'cribbage',
  ruleset: 'cribbage@1',
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
  stop: STOP,
  openEvents: openEventsOf(events),
  copy: copyState,
};
