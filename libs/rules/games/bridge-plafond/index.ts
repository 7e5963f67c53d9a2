import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { bridgePlafond } from './game';
import { bridgePlafondRefusals } from './refusals';
import { plafondDifferences } from './methods/plafond-differences';
import { acts as eveningActs } from './partie/acts';
import { events as eveningEvents } from './partie/events';
import { packWord } from './pack-word';
import { plafondOrder } from './partie/session';
import { setupFields as eveningSetupFields } from './partie/setup';
import { scorePlafond } from './score/score-entry';
import { setupFields } from './setup';

/** Bridge-plafond by the booklet of 1930: an auction, doubled contracts, honours and rubbers. */
export default defineGame({
  id: 'bridge-plafond',
  name: { fr: 'Bridge-plafond', en: 'Plafond bridge' },
  ruleset: 'bridge-plafond@1',
  play: { rules: bridgePlafond, setup: setupFields, acts, events },
  session: {
    rules: plafondOrder,
    setup: eveningSetupFields,
    planned: eveningSetupFields,
    acts: eveningActs,
    events: eveningEvents,
    name: { fr: 'la soirée', en: 'the evening' },
  },
  articles: ARTICLES,
  refusals: bridgePlafondRefusals,
  words: { ...compassTableWords, pack: packWord, packs: packWord },
  methods: [plafondDifferences],
  scoreEntry: scorePlafond,
  demo: () => import('./demo/generate-session'),
});

export { acts as plafondEveningActs } from './partie/acts';
export { events as plafondEveningEvents } from './partie/events';
export { packWord as plafondPackWord } from './pack-word';
export { plafondLotCommitment } from './partie/lot';
export type {
  EveningView as PlafondEveningView,
  LineView as PlafondLineView,
  PartieView as PlafondPartieView,
  RubberView as PlafondRubberView,
  SheetView as PlafondSheetView,
  TableView as PlafondTableView,
} from './partie/view';
export { formatLine as formatPlafondLine, readLine as readPlafondLine } from './score/line';
export type * as BridgePlafond from './events';
export type * as BridgePlafondActs from './acts';
export { acts as bridgePlafondActs } from './acts';
export { events as bridgePlafondEvents } from './events';
export { bridgePlafond } from './game';
export { type DemoSession, generateSession as generatePlafondSession } from './demo/generate-session';
export { dealPoints as plafondDealPoints, type DealResult as PlafondDealResult } from './score/deal-points';
export { rubberSheet as plafondRubberSheet, type RubberSheet as PlafondRubberSheet } from './score/rubber';
export { ARTICLES as plafondArticles } from './articles';
export {
  advise as advisePlafond,
  type Advice as PlafondAdvice,
  callWord as plafondCallWord,
  type Counsel as PlafondCounsel,
  MOMENTS as plafondMoments,
  readAuction as readPlafondAuction,
  readHand as readPlafondHand,
  type Requirement as PlafondRequirement,
  requirementWords as plafondRequirementWords,
} from './guide';
