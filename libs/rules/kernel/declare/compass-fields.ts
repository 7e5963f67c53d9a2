import { parseCard, parseWritten, NO_CARD } from '../cards';
import { SEATS, SIDES } from '../compass';
import { list, object, orNull, partial } from './compound';
import { described, field, telling } from './field';
import { oneOf } from './values';

// What every table of four in two partnerships names: seats, sides, cards, hands.

export const seat = telling('seat', oneOf(SEATS, 'Seat'));
export const side = telling('seat', oneOf(SIDES, 'Side'));

/** A card of the pack of 52. */
export const card = telling(
  'card',
  field<string>(
    'a card such as SA or HT',
    { type: 'string', pattern: '^[CDHS][2-9TJQKA]$', description: 'Card: `SA`, `HT`' },
    (value) => typeof value === 'string' && parseCard(value) !== NO_CARD,
  ),
);

/** A card as people write it: the ten is `H10` as well, which events keep as `HT` (`parseWritten`). */
export const writtenCard = field<string>(
  'a card such as SA or HT',
  {
    type: 'string',
    pattern: '^[CDHS]([2-9TJQKA]|10)$',
    description: 'Card: `SA`, `HT`; `H10` is read as `HT`',
  },
  (value) => typeof value === 'string' && parseWritten(value) !== NO_CARD,
);

/** A hand as it was dealt, of `most` cards at the most; null where the record does not know it. */
export const hand = (most: number, of = card) =>
  orNull(list(of, { most }), 'The cards, null where the record does not know the hand');

/** The hands of all four seats, each known or null. */
export const hands = (most: number) => {
  const each = hand(most);
  return object({ N: each, E: each, S: each, W: each }, 'Cards by seat');
};

/** Hands as somebody gives them: a seat that is left out or null is not known. */
export const someHands = (most: number, of = card) => {
  const each = hand(most, of);
  return described(
    partial({ N: each, E: each, S: each, W: each }),
    'Cards by seat; a seat that is left out or null is not known',
  );
};
