import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { defineFace } from '../face';
import { words } from './deal-words';
import { roomOf } from './room';

export default defineFace({
  words,
  session: () => import('./tournament').then((m) => m.WhistMilitaireTournament),
  room: (view, facts) => roomOf(view as TournamentView, facts),
  sessionQuery: (round) => ({ game: round }),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  dealActs: () => import('./deal-acts').then((m) => m.default),
});
