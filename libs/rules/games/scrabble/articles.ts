import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { BOARD_AND_SCORE } from './articles/board-and-score';
import { EQUIPMENT_AND_DRAWS } from './articles/equipment-and-draws';
import { SANCTIONS_AND_RANKING } from './articles/sanctions-and-ranking';
import { SLIPS } from './articles/slips';
import { TOPS_AND_END } from './articles/tops-and-end';
import { VARIANTS_AND_SOFTWARE } from './articles/variants-and-software';

/** Every article of duplicate Scrabble in our own words, French and English (inventory `scrabble-duplicata.json`). */
export const SCRABBLE_ARTICLES: readonly Article[] = catalogueOf([
  ...BOARD_AND_SCORE,
  ...EQUIPMENT_AND_DRAWS,
  ...TOPS_AND_END,
  ...SLIPS,
  ...SANCTIONS_AND_RANKING,
  ...VARIANTS_AND_SOFTWARE,
]);
