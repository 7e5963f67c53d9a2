import type { skatEvents } from '@arbitre/rules/skat';
import type { GameWords } from '../face';
import { skatTexts } from './texts';
import type { SkatTexts } from './texts.fr';

type Events = Readonly<Record<keyof typeof skatEvents.table, string>>;

const wordsOf = (texts: SkatTexts): GameWords & { readonly events: Events } => ({
  events: texts.events,
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
