import type { JoffreTournamentView } from '@arbitre/rules/joffre';
import { plainText } from '../../cards/notation';
import { defineFace } from '../face';
import { words } from './deal-words';
import { cardTold, contractTold, tallies } from './notation';
import { roomOf } from './room';

export default defineFace({
  words,
  session: () => import('./tournament').then((m) => m.JoffreTournament),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  results: () => import('./results').then((m) => m.joffreResults),
  dealActs: () => import('./deal-acts').then((m) => m.default),
  contract: contractTold,
  call: plainText,
  card: cardTold,
  tallies,
  room: (view, facts) => roomOf(view as JoffreTournamentView, facts),
  sessionQuery: (round) => ({ game: round }),
});
