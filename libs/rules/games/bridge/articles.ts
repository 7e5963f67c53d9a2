import { type Article, catalogueOf } from '@arbitre/rules/kernel/articles';
import { AUCTION } from './articles/auction';
import { AUCTION_IRREGULARITIES } from './articles/auction-irregularities';
import { CLUB_RULES } from './articles/club-rules';
import { COMPARISON } from './articles/comparison';
import { DUMMY_AND_DESIGNATIONS } from './articles/dummy-and-designations';
import { ATTENTION } from './articles/attention';
import { FORMATS } from './articles/formats';
import { HANDS } from './articles/hands';
import { IRREGULARITIES } from './articles/irregularities';
import { INFORMATION } from './articles/information';
import { MOVEMENT } from './articles/movement';
import { NOTATION } from './articles/notation';
import { PENALTIES } from './articles/penalties';
import { PLAY } from './articles/play';
import { PROPRIETIES } from './articles/proprieties';
import { REVOKES_AND_CLAIMS } from './articles/revokes-and-claims';
import { RULINGS } from './articles/rulings';
import { SANCTIONS } from './articles/sanctions';
import { SCORE } from './articles/score';
import { SCORING } from './articles/scoring';
import { SESSION } from './articles/session';
import { SETUP } from './articles/setup';
import { TAKEN_BACK } from './articles/taken-back';

/** The articles of bridge that this library applies, in our own words, French and English (`bridge-duplicata.json`). */
export const BRIDGE_ARTICLES: readonly Article[] = catalogueOf([
  ...CLUB_RULES,
  ...SETUP,
  ...HANDS,
  ...ATTENTION,
  ...AUCTION,
  ...AUCTION_IRREGULARITIES,
  ...DUMMY_AND_DESIGNATIONS,
  ...PLAY,
  ...TAKEN_BACK,
  ...IRREGULARITIES,
  ...PENALTIES,
  ...REVOKES_AND_CLAIMS,
  ...SCORE,
  ...COMPARISON,
  ...SCORING,
  ...INFORMATION,
  ...PROPRIETIES,
  ...RULINGS,
  ...SANCTIONS,
  ...MOVEMENT,
  ...SESSION,
  ...NOTATION,
  ...FORMATS,
]);
