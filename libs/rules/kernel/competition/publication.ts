import { byKey, list, object, optional } from '../declare/compound';
import type { ValueOf } from '../declare/field';
import { id, method, ruleset } from '../declare/stream-fields';
import { instant, integer, lines, notation, oneOf, shortText, text, wholeNumber } from '../declare/values';
import { exact } from './ranked-fields';

// The table as it was given out. Everything that a row says stands in it: it is read without any rules.

/** The minutes of the longest window: half a year. */
const LONGEST_WINDOW = 262_080;

export const correctionMinutes = integer(
  0,
  LONGEST_WINDOW,
  'Minutes after the publication in which results may be corrected; 0: none. Left out: until somebody ends it',
);

/** `position` of the last event that counts: a bigint, which JSON has no number for. */
export const asOf = notation(
  'a position in the log',
  '^\\d{1,20}$',
  'The last event that counts in it, by its position',
);

/** By what a row stands behind the one before it that has the same total: a count of the method, or `lot`. */
const decidedBy = optional(
  text('What parts it from the row before it of the same total: a count of the method, or `lot`', 40),
);

export const publishedRow = object({
  entry: id('The entry'),
  field: shortText('The field that it is ranked in; empty: the only one, or that of all', 100),
  rank: integer(1, 1_000_000, 'Its rank'),
  tiedWith: integer(0, 1_000_000, 'How many others share the rank'),
  total: exact,
  deals: integer(0, 1_000_000, 'How many deals or rounds it played'),
  counts: byKey(wholeNumber('How many'), 'Whole numbers that break ties, by name'),
  decidedBy,
  excluded: optional(
    object({ article: text('The article that takes it out', 100), reason: lines('Why', 2000) }),
  ),
});

export type PublishedRow = ValueOf<typeof publishedRow>;

export const rankingPublished = {
  number: integer(1, 9_999, 'Its version, from 1'),
  asOf,
  ruleset,
  method,
  finality: oneOf(['provisional', 'official'], 'Official at once where nothing may be corrected'),
  rows: list(publishedRow, {}, 'By field, rank and entry'),
  hash: notation('SHA-256 in hexadecimal', '^[0-9a-f]{64}$', 'SHA-256 of the canonical JSON of the rows'),
  correctableUntil: optional(
    instant('Until when results may be corrected; left out: until somebody ends it'),
  ),
  reason: optional(lines('Why, where a version follows another', 2000)),
};
