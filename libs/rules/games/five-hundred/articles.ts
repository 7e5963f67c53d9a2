import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { FAULTS } from './articles/faults';
import { PACK } from './articles/pack';
import { PLAY } from './articles/play';
import { SCORE } from './articles/score';

/** Every article of five hundred in our own words, French and English (inventory `cinq-cents.json`). */
export const ARTICLES: readonly Article[] = catalogueOf([...PACK, ...PLAY, ...SCORE, ...FAULTS]);
