import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { AUCTION } from './articles/auction';
import { AUCTION_FAULTS } from './articles/auction-laws';
import { DEAL } from './articles/deal';
import { DEALING_FAULTS } from './articles/dealing';
import { GUIDE } from './articles/guide';
import { PARTIE } from './articles/partie';
import { PLAY } from './articles/play';
import { PLAY_FAULTS } from './articles/play-laws';
import { REVOKES_AND_CLAIMS } from './articles/revokes-and-claims';
import { SCORE } from './articles/score';

/** Every article of bridge-plafond in our own words, French and English; a test's title begins with the id of the article that it shows. */
export const ARTICLES: readonly Article[] = catalogueOf([
  ...DEAL,
  ...DEALING_FAULTS,
  ...AUCTION,
  ...AUCTION_FAULTS,
  ...PLAY,
  ...PLAY_FAULTS,
  ...REVOKES_AND_CLAIMS,
  ...SCORE,
  ...PARTIE,
  ...GUIDE,
]);
