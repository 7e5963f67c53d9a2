import { SEATS } from '@arbitre/rules/kernel/compass';
import { card, hands, seat, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, telling } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, oneOf } from '@arbitre/rules/kernel/declare/values';
import { PART_KINDS } from './count-hand';
import { HIGHEST } from './score';

// What the acts and events of cribbage are made of, beside seats, sides and cards.

export const articleCited = article('CRIB-', 'Article of the inventory: `CRIB-4.20`');
export const reason = lines('Why, in words');

const drawn = askedBy('CRIB-4.2', card);
export const draws = partial(
  Object.fromEntries(SEATS.map((each) => [each, drawn])) as Record<(typeof SEATS)[number], typeof drawn>,
  'Cards by seat: of all four, then of those who drew the same lowest rank',
);

/** A hand of another number of cards is found and dealt again (CRIB-NOTE-GAP-2). */
export const dealtHands = hands(52);
export const givenHands = someHands(52);
export const pack = askedBy(
  'CRIB-2.2',
  list(card, { least: 52, most: 52 }, 'The pack in its order, 52 cards'),
);

export const laid = askedBy('CRIB-4.4', orNull(card, 'The card, null where the record does not know it'));
export const held = integer(0, 52, 'How many cards the player has');

/** A hand of 29 at the most; in play less. */
export const points = integer(0, 29, 'Points announced and pegged');
export const someCards = list(card, { least: 3, most: 5 }, 'The cards that are shown');
export const scored = integer(0, HIGHEST, 'Points of the side');
/** What an arbiter adds or takes back. */
export const changed = integer(-HIGHEST, HIGHEST, 'Points that the arbiter adds, or takes back');
export const total = integer(0, 2 * HIGHEST, 'The total of the side after it');

export const of = oneOf(['hand', 'crib'], 'What was counted');
export const cause = oneOf(
  ['starter', 'play', 'last-card', 'late', 'hand', 'crib', 'forgotten', 'ruling'],
  'What the points are for',
);
export const parts = list(
  object({ kind: oneOf(PART_KINDS, 'What scores'), points: integer(1, 29, 'Points') }),
  {},
  'What they are made of, where they are what the cards score',
);

export const outcome = oneOf(['play-on', 'redeal', 'points', 'game-lost'], 'What the arbiter decided');
export const nobody = telling('seat', orNull(seat, 'Who begins the next series; null after the last card'));
