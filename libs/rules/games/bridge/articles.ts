import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { AUCTION } from './articles/auction';
import { COMPARISON } from './articles/comparison';
import { IRREGULARITIES } from './articles/irregularities';
import { MOVEMENT } from './articles/movement';
import { NOTATION } from './articles/notation';
import { PLAY } from './articles/play';
import { SCORE } from './articles/score';
import { SETUP } from './articles/setup';

/** The articles of bridge that this library applies, in our own words, French and English (`bridge-duplicata.json`). */
export const BRIDGE_ARTICLES: readonly Article[] = catalogueOf([
  ...SETUP,
  ...AUCTION,
  ...PLAY,
  ...IRREGULARITIES,
  ...SCORE,
  ...COMPARISON,
  ...MOVEMENT,
  ...NOTATION,
]);
