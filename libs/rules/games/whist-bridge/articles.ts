import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { TABLE } from './articles/table';
import { DEALING } from './articles/dealing';
import { TROU } from './articles/trou';
import { LADDER } from './articles/ladder';
import { AUCTION } from './articles/auction';
import { OVERCALLS } from './articles/overcalls';
import { FAULTS } from './articles/faults';
import { DRAW } from './articles/draw';
import { SCORING } from './articles/scoring';
import { GRID } from './articles/grid';
import { MANCHE } from './articles/manche';

/** Every article of whist bridge in our own words, French and English (inventory `whist-bridge.json`). */
export const ARTICLES: readonly Article[] = catalogueOf([
  ...TABLE,
  ...DEALING,
  ...TROU,
  ...LADDER,
  ...AUCTION,
  ...OVERCALLS,
  ...FAULTS,
  ...DRAW,
  ...SCORING,
  ...GRID,
  ...MANCHE,
]);
