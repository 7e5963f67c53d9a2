import type { EveningView, HallView } from '@arbitre/rules/whist';
import { defineFace } from '../face';
import { words } from './deal-words';
import { roomOf } from './hall/room';

export default defineFace({
  words,
  session: () => import('./evening').then((m) => m.WhistEvening),
  room: (view, facts) => roomOf(view as EveningView | HallView, facts),
  sessionQuery: (_, table) => (table === null ? {} : { table }),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  dealActs: () => import('./deal-acts').then((m) => m.default),
  opening: () => import('./evening-opening').then((m) => m.EveningOpening),
});
