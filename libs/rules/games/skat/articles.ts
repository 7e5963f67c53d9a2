import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { ANNOUNCEMENT } from './articles/announcement';
import { AUCTION } from './articles/auction';
import { DEALING } from './articles/dealing';
import { FAULTS } from './articles/faults';
import { ISS } from './articles/iss';
import { LIST } from './articles/list';
import { PLAY } from './articles/play';
import { SCORE } from './articles/score';
import { SHORTENED } from './articles/shortened';
import { TABLE } from './articles/table';
import { TOURNAMENT } from './articles/tournament';
import { TOURNAMENT_COURSE } from './articles/tournament-course';

/** Every article of skat in our own words, French and English (inventory `skat.json`): the game, its list, its tournaments. */
export const SKAT_ARTICLES: readonly Article[] = catalogueOf([
  ...TABLE,
  ...DEALING,
  ...AUCTION,
  ...ANNOUNCEMENT,
  ...PLAY,
  ...FAULTS,
  ...SHORTENED,
  ...SCORE,
  ...LIST,
  ...TOURNAMENT,
  ...TOURNAMENT_COURSE,
  ...ISS,
]);
