import { SEATS, seatIndex, SIDES, sideName } from '../kernel/compass';
import type { Game } from '../kernel/game';
import { actOf } from './acts';
import type { WhistCommand } from './commands';
import { decide } from './decide';
import type { WhistEvent } from './events';
import { evolve } from './evolve';
import { readSetup, type WhistSetup } from './setup';
import { copyState, initialState, type WhistState } from './state';
import { tableView } from './table-view';

/** Whist classique (rulebook inventory `whist-classique`, articles `WHC-`). A deal stream is one coup. */
export const whistClassique: Game<WhistSetup, WhistCommand, WhistEvent, WhistState> = {
  id: 'whist',
  ruleset: 'whist@1',
  seats: SEATS,
  sides: SIDES,
  sideOf: (seat) => sideName(seatIndex(seat)),
  resultAct: 'record-result',
  arbiterActs: ['arbiter-decision'],
  readSetup,
  initial: initialState,
  decide,
  evolve,
  actOf,
  score: (state) => state.score,
  tableView,
  copy: copyState,
};
