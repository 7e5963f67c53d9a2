import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { whistBridge } from './game';
import { whistBridgeRefusals } from './refusals';
import { setupFields } from './setup';

export {
  DAMES,
  gameOf,
  isGameCode,
  LADDER_GAMES,
  rungs,
  SUITS_UPWARD,
  type GameCode,
  type LadderGame,
  type Suit,
} from './ladder';
export { dealPoints, failedDeclarers, resultKind, type Outcome } from './score/deal-points';
export { isFlat, pointsByOutcome, pointsByTricks, type Points } from './score/points';

/** Whist bridge, the Belgian whist, at the table. */
export default defineGame({
  id: 'whist-bridge',
  name: { fr: 'Whist bridge', en: 'Belgian whist (whist bridge)' },
  ruleset: 'whist-bridge@1',
  play: { rules: whistBridge, setup: setupFields, acts, events },
  articles: ARTICLES,
  open: {
    reason: { fr: 'Le règlement est en cours de réalisation.', en: 'The rules are being implemented.' },
    articles: ARTICLES.map(({ id }) => id),
  },
  refusals: whistBridgeRefusals,
  words: compassTableWords,
  methods: [teamPoints],
});
