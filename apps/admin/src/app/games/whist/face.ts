import { defineFace } from '../face';
import { words } from './deal-words';

export default defineFace({
  words,
  session: () => import('./evening').then((m) => m.WhistEvening),
  opening: () => import('./evening-opening').then((m) => m.EveningOpening),
});
