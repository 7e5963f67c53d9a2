import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { FAULTS } from './articles/faults';
import { PLAY } from './articles/play';
import { SCORE } from './articles/score';

/** Every article of Joffre in our own words, French and English (inventory `joffre.json`). */
export const ARTICLES: readonly Article[] = catalogueOf([...PLAY, ...SCORE, ...FAULTS]);
