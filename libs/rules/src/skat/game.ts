import type { Game } from '../kernel/game';
import { actOf } from './acts';
import type { SkatCommand } from './commands';
import { decide } from './decide';
import type { SkatEvent } from './events';
import { evolve } from './evolve';
import { SEATS, seatsAt } from './seats';
import { readSetup, type SkatSetup } from './setup';
import { copyState, initialState, type SkatState } from './state';
import { tableView } from './table-view';

/** Skat by the international rules of the text of 1999 (inventory `skat`, articles `SKAT-`). */
export const skat: Game<SkatSetup, SkatCommand, SkatEvent, SkatState> = {
  id: 'skat',
  ruleset: 'skat@1',
  seats: SEATS,
  sides: SEATS,
  seatsAt: ({ players }) => seatsAt(players),
  sideOf: (seat) => seat,
  resultAct: 'record-result',
  arbiterActs: ['rule', 'restore-skat'],
  readSetup,
  initial: initialState,
  decide,
  evolve,
  actOf,
  score: (state) => state.score,
  tableView,
  copy: copyState,
};
