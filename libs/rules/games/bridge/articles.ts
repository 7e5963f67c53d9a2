import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { AUCTION } from './articles/auction';
import { COMPARISON } from './articles/comparison';
import { DUMMY_AND_DESIGNATIONS } from './articles/dummy-and-designations';
import { IRREGULARITIES } from './articles/irregularities';
import { NOTATION } from './articles/notation';
import { PLAY } from './articles/play';
import { SCORE } from './articles/score';
import { SETUP } from './articles/setup';
import { TAKEN_BACK } from './articles/taken-back';

/** The articles of bridge that this library applies, in our own words, French and English (`bridge-duplicata.json`). */
export const BRIDGE_ARTICLES: readonly Article[] = catalogueOf([
  ...SETUP,
  ...AUCTION,
  ...DUMMY_AND_DESIGNATIONS,
  ...PLAY,
  ...TAKEN_BACK,
  ...IRREGULARITIES,
  ...SCORE,
  ...COMPARISON,
  ...NOTATION,
]);
