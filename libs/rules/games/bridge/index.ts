import { BRIDGE_ARTICLES } from './articles';
import { BRIDGE_RULED_BY } from './articles/ruled-by';
import { acts } from './acts';
import { acts as eveningActs } from './evening/acts';
import { events as eveningEvents } from './evening/events';
import { bridgeEvening } from './evening/order';
import { plannedFields as eveningPlan, setupFields as eveningSetup } from './evening/setup';
import { events } from './events';
import { bridgeDuplicate } from './game';
import { improbableResults } from './result/improbable';
import { bridgeProblems } from './pbn/problems';
import { bridgeRefusals } from './refusals';
import { scoreBridge } from './result/score-entry';
import { bridgeLaws } from './rulings/ruling-laws';
import { setupFields } from './setup';
import { boardAMatch } from '@arbitre/rules/kernel/competition/board-a-match';
import { butler } from '@arbitre/rules/kernel/competition/butler';
import { crossImps } from '@arbitre/rules/kernel/competition/cross-imps';
import { matchpoints } from '@arbitre/rules/kernel/competition/matchpoints';
import { teamImps } from '@arbitre/rules/kernel/competition/team-imps';
import { totalPoints } from '@arbitre/rules/kernel/competition/total-points';
import { victoryPointsOfTeams } from '@arbitre/rules/kernel/competition/victory-points';
import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { defineGame } from '@arbitre/rules/kernel/manifest';

const applied = new Set(BRIDGE_ARTICLES.map(({ id }) => id));
const STILL_OPEN = BRIDGE_RULED_BY.filter((id) => !applied.has(id));

/** Duplicate bridge under the Laws of 2017. */
export default defineGame({
  id: 'bridge',
  name: { fr: 'Bridge', en: 'Bridge' },
  ruleset: 'bridge-duplicate@1',
  play: { rules: bridgeDuplicate, setup: setupFields, acts, events, improbable: improbableResults },
  session: {
    rules: bridgeEvening,
    setup: eveningSetup,
    planned: eveningPlan,
    acts: eveningActs,
    events: eveningEvents,
    name: { fr: 'une séance', en: 'a session' },
  },
  articles: BRIDGE_ARTICLES,
  ruledBy: BRIDGE_RULED_BY,
  open: {
    reason: {
      fr: 'Le jeu à la table est dans le moteur, loi par loi ; ce qui ne se voit ni aux cartes ni aux annonces se tranche par l’arbitre.',
      en: 'The game at the table is in the engine, law by law; the arbiter rules on what neither calls nor cards show.',
    },
    articles: [...STILL_OPEN, ...[3, 16, 20, 22, 23].map((rule) => `BD-PBN-${rule}`)],
  },
  refusals: { ...bridgeProblems, ...bridgeRefusals },
  words: compassTableWords,
  laws: bridgeLaws,
  methods: [matchpoints, butler, crossImps, totalPoints, teamImps, victoryPointsOfTeams, boardAMatch],
  // Thirteen down, vulnerable and redoubled, is the most that a deal can cost (BD-L77).
  scale: { percent: true, least: -7600, most: 7600, step: 10 },
  scoreEntry: (notation, options) => scoreBridge(notation, options.vul ?? options.vulnerable),
  demo: () => import('./demo/generate-session'),
});

export type * as Bridge from './events';
export type * as BridgeActs from './acts';
export { acts as bridgeActs } from './acts';
export { events as bridgeEvents } from './events';
export { bridgeDuplicate } from './game';
export { bridgeEvening } from './evening/order';
export { acts as bridgeEveningActs } from './evening/acts';
export { events as bridgeEveningEvents } from './evening/events';
export { seatsCommitment } from './evening/decide-seats';
export { dealsCommitment, dealtBySeed, fingerprintOf } from './hands/dealt-by-seed';
export type { WholeDeal } from './hands/dealt-by-seed';
export { readSetup as readEvening } from './evening/setup';
export { factsOf as movementFacts } from './evening/facts';
export type { MovementFacts } from './evening/facts';
export { boardsFor, minutesFor, offersFor } from './evening/offers';
export type { Entrants, Offer } from './evening/offers';
export { guideNames, readGuide } from './movement/read-guide';
export { sharesBoards } from './movement/guide';
export { MOVEMENTS, table as eveningTable } from './evening/fields';
export type { EveningSetup } from './evening/setup';
export type { EveningView } from './evening/view';
export type { Consequence } from './evening/consequences';
export type { EveningTable } from './evening/tables';
export { standardBoard } from './setup';
export { scoreBridge } from './result/score-entry';
