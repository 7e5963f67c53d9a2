import { defineFace } from '../face';
import { words } from './deal-words';

export default defineFace({
  words,
  session: () => import('./tournament').then((m) => m.WhistMilitaireTournament),
  sessionForms: () => import('./session-forms').then((m) => m.default),
});
