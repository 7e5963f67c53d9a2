import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import type { Game } from '@arbitre/rules/kernel/game';
import { acts, type WhistMilitaireAct } from './acts';
import { actOf } from './act-of';
import { decide } from './decide';
import type { WhistMilitaireEvent } from './events';
import { duties } from './duties';
import { evolve } from './evolve';
import { SEATS, seatIndex, sideName, SIDES } from '@arbitre/rules/kernel/compass';
import { readSetup, type WhistMilitaireSetup } from './setup';
import { copyState, initialState, type WhistMilitaireState } from './state';
import { openMatters } from './matters';
import { STOP } from './stop';
import { tableView } from './table-view';

/** Whist militaire by the FADOQ booklet "Jeux en tête" of 2026 (inventory `whist-militaire`, articles `WM-`). */
export const whistMilitaire: Game<
  WhistMilitaireSetup,
  WhistMilitaireAct,
  WhistMilitaireEvent,
  WhistMilitaireState
> = {
  id: 'whist-militaire',
  ruleset: 'whist-militaire@1',
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
  copy: copyState,
};
