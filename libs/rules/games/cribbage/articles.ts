import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { COUNT } from './articles/count';
import { DEALING } from './articles/dealing';
import { PLAY } from './articles/play';
import { SHOW } from './articles/show';

/** Every article of the inventory in our own words; a test's title begins with the id of the article that it shows. */
export const ARTICLES: readonly Article[] = catalogueOf([...DEALING, ...PLAY, ...SHOW, ...COUNT]);
