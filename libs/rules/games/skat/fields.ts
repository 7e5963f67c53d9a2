import { list, object, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, field, type ValueOf, telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, notation, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { GAME_KINDS, parseContract } from './contract';
import { PLAYERS, SEATS } from './seats';
import { CARD_POINTS, HIGHEST_BID, LEVELS, LOWEST_BID, TRICKS } from './value';
import { parseSkatCard } from './ranks';

// What skat's acts and events are made of.

/** A player who holds cards. */
export const player = telling('seat', oneOf(PLAYERS, 'Player'));

/** Anybody at the table (SKAT-DEF-2). */
export const seat = telling('seat', oneOf(SEATS, 'Seat; those after rearhand sit out'));

/** A card of the 32 (SKAT-1.2.1.a). */
export const card = telling(
  'card',
  field<string>(
    'a card of the 32, such as SA or HT',
    { type: 'string', pattern: '^[CDHS][7-9TJQKA]$', description: 'Card: `SA`, `HT`' },
    (value) => parseSkatCard(value) !== NO_CARD,
  ),
);

export const cards = list(card, { most: 32 }, 'Cards');

/** Cards as somebody gives them: one that is none of the 32 is refused by SKAT-1.2.1.a. */
export const givenCards = (least: number, most: number, says = 'Cards') =>
  list(askedBy('SKAT-1.2.1.a', card), { least, most }, says);

export const hand = orNull(cards, 'The cards, null where the record does not know the hand');

export const hands = object({ forehand: hand, middlehand: hand, rearhand: hand }, 'Cards by player');
export type HandsBySeat = ValueOf<typeof hands>;

const givenHand = orNull(givenCards(0, 32), 'The cards; who is left out or null is not known');
export const someHands = partial(
  { forehand: givenHand, middlehand: givenHand, rearhand: givenHand },
  'Cards by player; who is left out or null is not known',
);
export const aside = orNull(givenCards(0, 32), 'The skat, null where the record does not know it');

const counted = integer(0, 32, 'Cards that the player holds');
export const counts = partial(
  { forehand: counted, middlehand: counted, rearhand: counted },
  'Cards by player; who did not count is left out',
);

/** A game as it is kept (contract.ts). */
export const contract = telling(
  'contract',
  notation(
    'a game such as C, GH, NO, SHZ',
    '^[CSHDGN]H?[OZS]?$',
    'Game: `C` clubs, `GH` grand hand, `SHZ` spades hand with schwarz announced, `NHO` null ouvert hand',
  ),
);

/** A game as it is said: its letters in any order. */
export const saidContract = notation(
  'a game such as C, GH, NO, SHZ',
  '^[CSHDGN][HSZO]{0,4}$',
  'Game: `C` clubs, `GH` grand hand, `SHZ` spades hand with schwarz announced, `NHO` null ouvert hand',
  (said) => parseContract(said) !== null,
);

export const gameKind = telling('contract', oneOf(GAME_KINDS, 'Kind of game'));

export const article = text('Article of the rules: `SKAT-4.2.3.a`', 40);

/** An article that the arbiter is asked about: of the game, or of the tournament order. */
export const disputed = notation(
  'an article SKAT-… or SKWO-…',
  '^SK(AT|WO)-[A-Z0-9].{0,34}$',
  'Article of the rules: `SKAT-4.2.3.a`',
);

export const reason = lines('Why, in words');

export const trick = integer(1, TRICKS, 'Trick, 1 to 10');

export const bid = integer(LOWEST_BID, HIGHEST_BID, 'Game value, 18 to 264');

/** A line of a list may not show the bid. */
export const listedBid = integer(0, HIGHEST_BID, 'Bid; 0 where the list does not show it');

export const breach = integer(0, 999, 'Number of the irregularity in the deal, from 0');

export const level = oneOf(LEVELS, 'Level of the winner');

export const matadors = integer(-11, 11, 'With so many (positive) or without (negative); 0 for null');

export const points = integer(0, CARD_POINTS, "The declarer's card points with the skat");

export const won = yesOrNo('Whether the declarer won');

export const tricks = integer(0, TRICKS, "The declarer's tricks");

/** What a claim leaves to the others by what its player said (SKAT-4-GAP-7). */
export const leaves = object(
  { tricks: integer(1, TRICKS, 'Tricks'), points: integer(0, CARD_POINTS, 'Card points in them') },
  'What a claim leaves to the others',
);
export type Leaves = ValueOf<typeof leaves>;

/** What was wrong with a shuffle (SKAT-3.2.3). */
export const fault = oneOf(['marked', 'leafed'], 'What was wrong with the shuffle');

export const step = oneOf(['shuffle', 'cut', 'dealing'], 'What is contested');

export const lookedAt = oneOf(['skat', ...PLAYERS], 'The skat, or whose cards');

export const outcome = oneOf(['play-on', 'redeal', 'proven', 'game-decided'], 'What the arbiter decided');

export const closingCause = oneOf(['mixed', 'signed'], 'The cards lie together, or the list is signed');
