import { defineFace } from '../face';
import { words } from './deal-words';

export default defineFace({
  words,
  session: () => import('./evening').then((m) => m.WhistEvening),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  opening: () => import('./evening-opening').then((m) => m.EveningOpening),
});
