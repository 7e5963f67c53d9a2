import { card } from '@arbitre/rules/kernel/declare/compass-fields';
import { either, list, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { telling, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, notation, oneOf } from '@arbitre/rules/kernel/declare/values';
import { readCall } from './auction/calls';
import { CONTRACTS } from './contracts';
import { SEATS } from './seats';

// What the acts and events of whist bridge are made of.

export { card };

export const seat = telling('seat', oneOf(SEATS, 'Place at the table'));

export const articleCited = article('WB-');

export const reason = lines('Why, in words');

export const trick = integer(1, 13, 'Trick, 1 to 13');

const hand = orNull(list(card, { most: 52 }), 'The cards, null where the record does not know the hand');

/** A hand may have a wrong number of cards: the table finds it (WB-4.h). */
export const hands = partial(
  { '1': hand, '2': hand, '3': hand, '4': hand, '5': hand },
  'Cards by place; a hand that is left out or null is not known',
);
export type HandsBySeat = ValueOf<typeof hands>;

export const pack = list(card, { least: 52, most: 52 }, 'The pack as it is dealt, the top card first');

const counted = integer(0, 52, 'Cards that the player was dealt');
export const counts = partial(
  { '1': counted, '2': counted, '3': counted, '4': counted, '5': counted },
  'Cards by place; who did not count is left out',
);

/** S < C < D < H (WB-6.e). */
export const suit = oneOf(['S', 'C', 'D', 'H'], 'Suit');

/** What is said in the auction. */
export const call = telling(
  'call',
  notation(
    'a call such as premier, pass, propose-H, join-H, raise, keep, S6-H, PM or A9',
    '^[a-zA-Z0-9_-]{1,12}$',
    'Call: `premier`, `pass`, `pass-all`, `propose-H`, `join-H` (emballer), `raise` (monter), `keep` (maintenir), `S6-H`, `PM`, `A9`, `A9-H`, `PC_SA`, `CH`',
    (text) => readCall(text) !== null,
  ),
);

/** A contract as the sheet writes it. */
export const contract = telling(
  'contract',
  oneOf(
    CONTRACTS,
    'Contract: `E8-H`, `S6-S`, `PM`, `TR`, `DAMES`; the suit may be left out where the sheet does not show it',
  ),
);

export const declarers = list(seat, { most: 2 }, 'Who plays it; nobody in Dames');

const tricksWon = integer(0, 13, 'Tricks, or queens in Dames');

export const tally = partial(
  { '1': tricksWon, '2': tricksWon, '3': tricksWon, '4': tricksWon, '5': tricksWon },
  'Tricks by declarer, or queens by player in Dames',
);
export type Tally = ValueOf<typeof tally>;

/** One number for a declarer or a pair, or one for each of two who play for themselves, or the queens of Dames. */
export const resultTricks = either(
  [integer(0, 13, 'Tricks of the declarer or of the pair'), tally],
  'Tricks or queens',
);
