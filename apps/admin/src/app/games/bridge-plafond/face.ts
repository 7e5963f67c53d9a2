import type { PlafondEveningView } from '@arbitre/rules/bridge-plafond';
import { defineFace } from '../face';
import { contractTold } from './deal/notation';
import { words } from './deal/words';
import { roomOf } from './room';

export default defineFace({
  words,
  session: () => import('./evening/evening').then((m) => m.PlafondEvening),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  results: () => import('./results').then((m) => m.plafondResults),
  dealActs: () => import('./deal/deal-acts').then((m) => m.default),
  contract: contractTold,
  call: contractTold,
  shownRoles: ({ phase }) => (phase === 'auction' ? ['dealer'] : ['declarer', 'dummy']),
  beside: () => import('./advice/advice-panel').then((m) => m.AdvicePanel),
  room: (view, facts) => roomOf(view as PlafondEveningView, facts),
  sessionQuery: (round) => ({ partie: Math.ceil(round / 3) }),
});
