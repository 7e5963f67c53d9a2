import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { IRREGULAR_DEALS } from './articles/irregular-deals';
import { PENALTIES } from './articles/penalties';
import { PLAY } from './articles/play';
import { REVOKES } from './articles/revokes';
import { TABLE } from './articles/table';
import { VARIANTS } from './articles/variants';

/** Every article of whist classique in our own words, French and English (inventory `whist-classique.json`). */
export const WHIST_ARTICLES: readonly Article[] = catalogueOf([
  ...TABLE,
  ...PLAY,
  ...VARIANTS,
  ...IRREGULAR_DEALS,
  ...PENALTIES,
  ...REVOKES,
]);
