import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type SkatAct } from './acts';
import { decide } from './decide';
import type { SkatEvent } from './events';
import { duties } from './duties';
import { evolve } from './evolve';
import { SEATS, seatsAt } from './seats';
import { readSetup, type SkatSetup } from './setup';
import { copyState, initialState, type SkatState } from './state';
import { openMatters } from './matters';
import { STOP } from './stop';
import { tableView } from './table-view';

/** Skat by the international rules of the text of 1999 (inventory `skat`, articles `SKAT-`). */
export const skat: Game<SkatSetup, SkatAct, SkatEvent, SkatState> = {
  id: 'skat',
  ruleset: 'skat@1',
  seats: SEATS,
  sides: SEATS,
  seatsAt: ({ players }) => seatsAt(players),
  sideOf: (seat) => seat,
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
  copy: copyState,
};
