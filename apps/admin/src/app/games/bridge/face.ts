import { defineFace } from '../face';
import { contractOfEvent, contractParts } from '../../cards/contract-notation';
import { words } from './deal/words';

export default defineFace({
  words,
  session: () => import('./evening/bridge-evening').then((m) => m.BridgeEvening),
  opening: () => import('./evening/evening-opening').then((m) => m.EveningOpening),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  planned: () => import('./evening/planned-words').then((m) => m.default),
  scoring: () => import('./scoring-words').then((m) => m.default),
  results: () => import('./results/result-grammar').then((m) => m.bridgeResults),
  contract: contractParts,
  call: contractParts,
  dealActs: () => import('./deal/deal-acts').then((m) => m.default),
  shownRoles: ({ phase }) => (phase === 'auction' ? ['dealer'] : ['declarer', 'dummy']),
  facts: { contract: contractOfEvent },
});
