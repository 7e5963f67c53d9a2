import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { GUIDE } from './articles/guide';

/** Every article of bridge-plafond in our own words, French and English; a test's title begins with the id of the article that it shows. */
export const ARTICLES: readonly Article[] = catalogueOf([
  [
    'BP-1',
    'score',
    'À écrire : le premier article du règlement de bridge-plafond.',
    'To be written: the first article of the rules of bridge-plafond.',
  ],
  ...GUIDE,
]);
