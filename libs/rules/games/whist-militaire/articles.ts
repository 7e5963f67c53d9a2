import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { FAULTS } from './articles/faults';
import { PLAY } from './articles/play';
import { TOURNAMENT } from './articles/tournament';

/** Every article of whist militaire in our own words, French and English (inventory `whist-militaire.json`). */
export const WHIST_MILITAIRE_ARTICLES: readonly Article[] = catalogueOf([...TOURNAMENT, ...PLAY, ...FAULTS]);
