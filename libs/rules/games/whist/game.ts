import { SEATS, seatIndex, SIDES, sideName } from '@arbitre/rules/kernel/compass';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type WhistAct } from './acts';
import { decide } from './decide';
import type { WhistEvent } from './events';
import { duties } from './duties';
import { evolve } from './evolve';
import { readSetup, type WhistSetup } from './setup';
import { copyState, initialState, type WhistState } from './state';
import { openMatters } from './matters';
import { tableView } from './table-view';

/** Whist classique (rulebook inventory `whist-classique`, articles `WHC-`). A deal stream is one coup. */
export const whistClassique: Game<WhistSetup, WhistAct, WhistEvent, WhistState> = {
  id: 'whist',
  ruleset: 'whist@1',
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
  copy: copyState,
};
