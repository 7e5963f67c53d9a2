import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { AUCTION } from './articles/auction';
import { AUCTION_FAULTS } from './articles/auction-laws';
import { DEALING_FAULTS } from './articles/dealing';
import { DEAL } from './articles/deal';
import { GUIDE } from './articles/guide';
import { PLAY } from './articles/play';

/** Every article of bridge-plafond in our own words, French and English; a test's title begins with the id of the article that it shows. */
export const ARTICLES: readonly Article[] = catalogueOf([
  ...DEAL,
  ...AUCTION,
  ...PLAY,
  ...DEALING_FAULTS,
  ...AUCTION_FAULTS,
  ...GUIDE,
]);
