import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';

/** Every article of whist-bridge in our own words, French and English; a test's title begins with the id of the article that it shows. */
export const ARTICLES: readonly Article[] = catalogueOf([
  [
    'WB-1',
    'score',
    'À écrire : le premier article du règlement de whist-bridge.',
    'To be written: the first article of the rules of whist-bridge.',
  ],
]);
