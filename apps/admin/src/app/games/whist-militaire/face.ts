import { defineFace } from '../face';
import { words } from './deal-words';

export default defineFace({
  words,
  session: () => import('./tournament').then((m) => m.WhistMilitaireTournament),
});
