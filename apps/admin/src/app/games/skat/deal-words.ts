import type { GameWords } from '../face';
import { skatTexts } from './texts';
import type { SkatTexts } from './texts.fr';

const wordsOf = (texts: SkatTexts): GameWords => ({
  seats: texts.seats,
  seatLetters: texts.seatLetters,
  seatNames: texts.seatNames,
  roles: texts.roles,
  duties: texts.duties,
  calls: texts.calls,
  options: texts.options,
  decisions: texts.decisions,
  levels: texts.levels,
  piles: { skat: { name: texts.skat, hidden: texts.skatHidden } },
  contract: texts.announcement,
  tricks: texts.tricks,
  trick: texts.trick,
  lastTrick: texts.lastTrick,
  sitsOut: texts.sitsOut,
});

/** What skat calls things on the page of a deal. */
export const words = { fr: wordsOf(skatTexts.fr), en: wordsOf(skatTexts.en) };
