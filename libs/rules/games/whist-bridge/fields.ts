import { card } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { telling, type ValueOf } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, notation, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { readCall } from './auction/calls';
import { announcementNotation, CONTRACTS, DAMES, SUITS_UPWARD } from './ladder';
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
export const suit = oneOf(SUITS_UPWARD, 'Suit');

/** What is said in the auction. */
export const call = telling(
  'call',
  notation(
    'a call such as premier, pass, propose-H, join-H, raise, keep, S6-H, PM or A9',
    '^[a-zA-Z0-9_-]{1,12}$',
    'Call: `premier`, `pass`, `pass-all`, `propose-H`, `join-H` (emballer), `raise` (monter), `keep` (maintenir), `S6-H`, `PM`, `A9`, `A9-H`, `PCSA`, `CH`',
    (text) => readCall(text) !== null,
  ),
);

export const contract = telling(
  'contract',
  oneOf(
    [...CONTRACTS.map(announcementNotation), DAMES],
    'Contract: `E8-H`, `S6-S`, `PM`, `TR`, `DAMES`; the suit may be left out where no sheet shows it',
  ),
);

export const declarers = list(
  seat,
  { most: 2 },
  'Who plays it, the emballeur or the holder of the trou first; nobody in Dames',
);

export const tricksWon = integer(0, 13, 'Tricks of the declarer, or of the two together');

export const made = list(
  yesOrNo('Whether he made it'),
  { least: 1, most: 2 },
  'Whether it was made, by declarer where two play each for himself',
);

const queens = integer(0, 4, 'Queens that the player took');
const counted13 = integer(0, 13, 'Tricks, or queens in Dames');

/** Tricks by declarer, as an arbiter adjusts them. */
export const tally = partial(
  { '1': counted13, '2': counted13, '3': counted13, '4': counted13, '5': counted13 },
  'Tricks by player, or queens in Dames',
);

export const queensTaken = partial(
  { '1': queens, '2': queens, '3': queens, '4': queens, '5': queens },
  'Queens by player; who took none may be left out',
);

/** What a sheet shows of a deal: declarers with tricks, or with who made it; queens in Dames. Which of them is `decide-result.ts`. */
export const result = {
  contract,
  declarers: optional(declarers),
  tricks: optional(tricksWon),
  made: optional(made),
  queens: optional(queensTaken),
  direct: optional(yesOrNo('An S8 that was its first word; it is unless this says no')),
};
