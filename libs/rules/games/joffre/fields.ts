import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { hand } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, partial } from '@arbitre/rules/kernel/declare/compound';
import { field, telling } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { parseCard, TRICKS } from './cards';

// What the acts and events of Joffre are made of, beside seats and sides.

/** A card of the pack of four countries. */
export const card = telling(
  'card',
  field<string>(
    'a card such as H7 or S0',
    { type: 'string', pattern: '^[CDHS][0-7]$', description: 'Card: `H7`, `S0`' },
    (value) => typeof value === 'string' && parseCard(value) !== NO_CARD,
  ),
);

const each = hand(32, card);

/** More than eight cards lie in a hand that was dealt wrongly. */
export const allHands = object({ N: each, E: each, S: each, W: each }, 'Cards by seat');

export const articleCited = text('Article of the booklet: `JOF-6d`', 40);
export const booklet = article('JOF-');

export const reason = lines('Why, in words');

export const trick = integer(1, TRICKS, 'Trick, 1 to 8');

const counted = integer(0, 32, 'Cards that the player was dealt');
export const counts = partial(
  { N: counted, E: counted, S: counted, W: counted },
  'Cards by seat; a seat that did not count is left out',
);

/** What is no bid at all is refused by the table, with the article that sets the bounds. */
export const offer = integer(0, 99, 'Points offered, 7 to 12; 6 for the dealer alone, after three passes');
export const bid = integer(6, 12, 'The contract, 6 to 12');

/** Points of one side: tricks, Joffre and Kaiser (JOF-5-GAP-1). */
export const points = integer(-2, 12, 'Points counted, -2 to 12');

/** `revoke`: the side scores nothing, and loses its bid (JOF-6-GAP-3). `points`: what the buyer's side counts. */
export const outcome = oneOf(
  ['play-on', 'redeal', 'revoke', 'visible-card', 'points'],
  'What the arbiter decided',
);

export const twoCards = list(card, { least: 2, most: 2 }, 'The two cards');

/** How a card came face up of which players speak; the others follow from other acts. */
export const REPORTED_CAUSES = ['dealing', 'dropped', 'other'] as const;
