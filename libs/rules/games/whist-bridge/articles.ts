import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { DEALING } from './articles/dealing';

/** Every article of whist bridge in our own words, French and English (inventory `whist-bridge.json`). */
export const ARTICLES: readonly Article[] = catalogueOf([...DEALING]);
