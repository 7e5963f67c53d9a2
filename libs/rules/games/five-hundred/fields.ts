import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { SEATS, SIDES } from '@arbitre/rules/kernel/compass';
import { hand } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, partial } from '@arbitre/rules/kernel/declare/compound';
import { field, telling } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, notation, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { LEAST_TRICKS, MOST_TRICKS } from './auction';
import { DENOMINATIONS, PACK_SIZE, parseCard, TRICKS } from './cards';

// What the acts and events of five hundred are made of, beside seats and sides.

/** A card of the pack of 46. */
export const card = telling(
  'card',
  field<string>(
    'a card such as SA, HT, BL or BO',
    {
      type: 'string',
      pattern: '^([CDHS][4-9TJQKA]|BL|BO)$',
      description: 'Card: `SA`, `HT`; jokers `BL`, `BO`',
    },
    (value) => typeof value === 'string' && parseCard(value) !== NO_CARD,
  ),
);

const each = hand(PACK_SIZE, card);

/** More than ten cards lie in a hand that was dealt wrongly. */
export const allHands = object({ N: each, E: each, S: each, W: each }, 'Cards by seat');
export const kitty = hand(PACK_SIZE, card);

export const articleCited = text('Article of the booklet: `C500-8.3`', 40);
export const booklet = article('C500-');

export const reason = lines('Why, in words');

export const trick = integer(1, TRICKS, 'Trick, 1 to 10');
export const tricksWon = integer(0, TRICKS, 'Tricks won by the taker’s side');

const counted = integer(0, PACK_SIZE, 'Cards that lie there');
export const counts = partial(
  { N: counted, E: counted, S: counted, W: counted, kitty: counted },
  'Cards by seat, and of the kitty; what was not counted is left out',
);
export const cardsInPack = integer(0, 54, 'Cards that were counted in the pack');

/** What is no bid at all is refused by the table, with the article that sets the bounds. */
export const offered = integer(1, 13, 'Tricks bid, 7 to 10');
export const tricks = integer(LEAST_TRICKS, MOST_TRICKS, 'Tricks of the contract, 7 to 10');
export const denomination = oneOf(DENOMINATIONS, 'Spades, clubs, diamonds, hearts, or N for no-trump');

/** Who took the contract: a sheet may name the side alone. */
export const taker = telling('seat', oneOf([...SEATS, ...SIDES], 'Who took the contract, or the side'));

/** C500-5-GAP-4: what a joker that is led without trump asks for: a suit, or one card of it. */
export const called = notation(
  'a suit such as H, or a card such as HK',
  '^[CDHS][4-9TJQKA]?$',
  'What a joker led without trump calls: a suit `H`, or a card of it `HK`',
);

/**
 * `revoke`: the seat failed to follow in that trick, and the deal stops (C500-6.8). `point-lost`: the side scores nothing for the
 * deal (C500-9-GAP-1). `tricks`: what the taker's side won.
 */
export const outcome = oneOf(
  ['play-on', 'redeal', 'revoke', 'point-lost', 'visible-card', 'tricks'],
  'What the arbiter decided',
);

export const twoCards = list(card, { least: 2, most: 2 }, 'The two cards');

/** How a card came face up of which players speak; the others follow from other acts. */
export const REPORTED_CAUSES = ['pack', 'dropped', 'other'] as const;
