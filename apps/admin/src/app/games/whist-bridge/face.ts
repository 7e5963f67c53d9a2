import { defineFace } from '../face';
import { words } from './deal-words';
import { callTold, contractTold } from './notation';
import type { MancheView } from '@arbitre/rules/whist-bridge';
import { roomOf } from './room';
import { tableFacts, tallies } from './table-facts';

export default defineFace({
  words,
  session: () => import('./manche/manche').then((m) => m.WhistBridgeSession),
  waits: () => import('./manche/waiting-calls').then((m) => m.WaitingCalls),
  wall: () => import('./sheet/wall-tokens').then((m) => m.WallTokens),
  sessionForms: () => import('./session-forms').then((m) => m.default),
  dealActs: () => import('./deal-acts').then((m) => m.default),
  contract: contractTold,
  call: callTold,
  tableFacts,
  tallies,
  room: (view) => roomOf(view as MancheView),
  sessionQuery: (round) => ({ manche: round }),
});
