import { SEATS } from '@arbitre/rules/kernel/compass';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { openEventsOf } from '@arbitre/rules/kernel/declare/events';
import type { Game } from '@arbitre/rules/kernel/game';
import { actOf } from './act-of';
import { acts, type JoffreAct } from './acts';
import { decide } from './decide';
import { duties } from './duties';
import { events, type JoffreEvent } from './events';
import { evolve } from './evolve';
import { openMatters } from './matters';
import { type JoffreSetup, readSetup } from './setup';
import { copyState, initialState, type JoffreState } from './state';
import { STOP } from './stop';
import { tableView } from './table-view';

/**
 * Joffre by the FADOQ booklet "Jeux en tête" of 2026 (inventory `joffre`, articles `JOF-`). Partners change from game to game, so
 * that each player has his own score.
 */
export const joffre: Game<JoffreSetup, JoffreAct, JoffreEvent, JoffreState> = {
  id: 'joffre',
  ruleset: 'joffre@1',
  seats: SEATS,
  sides: SEATS,
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
  openEvents: openEventsOf(events),
  copy: copyState,
};
