import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, notation, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of a game are made of. Entries are those of the competition.

export const entry = telling('entry', text('The player, or the pair, as entered', 80));
export const entries = (says: string, least = 0, most = Infinity) => list(entry, { least, most }, says);
export const round = integer(1, 99, 'Round, from 1');
/** At most above any score that a move can have. */
export const points = integer(0, 3000, 'Points');
export const reason = lines('Why, in words');
export const article = text('Article of the rules: `SCR-BUL-7`', 40);
export const seed = text('The seed', 200);

const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$';
const instantPattern = new RegExp(INSTANT, 'u');
const MOMENT = 'a moment in UTC such as 2026-11-21T20:00:00Z';

/** A moment as events keep it: UTC, ISO 8601. */
export const instant = notation(MOMENT, INSTANT, 'UTC: `2026-11-21T20:00:00Z`');

/** A moment as clients and servers give it: one that the calendar has. */
export const givenInstant = notation(
  MOMENT,
  INSTANT,
  'UTC: `2026-11-21T20:00:00Z`',
  (value) => instantPattern.test(value) && !Number.isNaN(Date.parse(value)),
);

export const place = notation(
  'H4 across or 4H down',
  '^([A-O]([1-9]|1[0-5])|([1-9]|1[0-5])[A-O])$',
  'Place: `H4` across, `4H` down',
);

/** A place as people write it, in either case; one that the board has not breaks SCR-1A-8. */
export const writtenPlace = askedBy(
  'SCR-1A-8',
  notation(
    'H4 across or 4H down',
    '^([A-Oa-o]([1-9]|1[0-5])|([1-9]|1[0-5])[A-Oa-o])$',
    'Place: `H4` across, `4H` down',
  ),
);

export const placedWord = notation(
  'a word of 2 to 15 letters A to Z',
  '^[A-Za-z]{2,15}$',
  'The whole word, a joker as a lower-case letter',
);

/** A word on a slip, circled letters in lower case. */
export const slipWord = notation(
  'a word of 1 to 15 letters A to Z',
  '^[A-Za-z]{1,15}$',
  'As written, a circled letter in lower case',
);

/** A word as people write it (`withJokers`). */
export const writtenWord = notation(
  'a word of 1 to 15 letters A to Z, a circled letter in lower case or as (O)',
  '^([A-Za-z]\\*?|\\([A-Za-z]\\)){1,15}$',
  'As written, a circled letter in lower case, as `(O)` or as `O*`',
);

export const letters = notation('letters A to Z and ?', '^[A-Z?]{0,102}$', 'Letters, `?` a joker');

export const rackText = notation(
  'a rack such as UUX+EHVP',
  '^-?([A-Z?]+\\+)?[A-Z?]*$',
  'Leftover, `+`, new letters; a dash after a rejection: `UUX+EHVP`, `-BNISRAA`',
);

export const formed = list(text('A word', 15), {}, 'Words formed crosswise');
export const flag = (says: string) => optional(yesOrNo(says));
