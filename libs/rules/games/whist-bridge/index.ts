import { totalPoints } from '@arbitre/rules/kernel/competition/total-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { whistBridge } from './game';
import { improbableDeals } from './improbable';
import { acts as mancheActs } from './manche/acts';
import { events as mancheEvents } from './manche/events';
import { whistBridgeOrder } from './manche/session';
import { setupFields as sessionSetupFields } from './manche/setup';
import { whistBridgeRefusals } from './refusals';
import { scoreWhistBridge } from './score-entry';
import { setupFields } from './setup';
import { whistBridgeWords } from './words';

/** Whist bridge, the Belgian whist, at the table. */
export default defineGame({
  id: 'whist-bridge',
  name: { fr: 'Whist bridge', en: 'Belgian whist (whist bridge)' },
  ruleset: 'whist-bridge@1',
  play: { rules: whistBridge, setup: setupFields, acts, events, improbable: improbableDeals },
  session: {
    rules: whistBridgeOrder,
    setup: sessionSetupFields,
    planned: sessionSetupFields,
    acts: mancheActs,
    events: mancheEvents,
    name: { fr: 'les manches', en: 'the manches' },
  },
  articles: ARTICLES,
  refusals: whistBridgeRefusals,
  words: whistBridgeWords,
  methods: [totalPoints],
  // A grand slam made is 200, one lost costs as much.
  scale: { percent: false, least: -200, most: 200, step: 1 },
  scoreEntry: scoreWhistBridge,
  demo: () => import('./demo/generate-session'),
});

export {
  announcementNotation,
  DAMES,
  GAME_CODES,
  type GameCode,
  gameOf,
  isGameCode,
  LADDER_GAMES,
  type LadderGame,
  rungs,
  type Suit,
  SUITS_UPWARD,
} from './ladder';
export * from './score/deal-points';
export * from './score/points';
export {
  type ReadLine,
  readTypedLine,
  SUIT_LETTERS,
  type TypedDeal,
  typedLine,
  type TypedProblem,
} from './typed-line';
export { acts as whistBridgeMancheActs } from './manche/acts';
export { drawCommitment as whistBridgeDrawCommitment } from './manche/draw';
export type {
  CallView,
  MancheOfSession,
  MancheView,
  Phase as ManchePhase,
  SheetLine,
  TableOfManche,
  TokenView,
} from './manche/view';
export { generateSession as generateWhistBridgeSession } from './demo/generate-session';
