import { seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, partial } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { article, integer, lines, oneOf } from '@arbitre/rules/kernel/declare/values';

// What is said of hands and boards: how they were dealt, how many cards they hold, where a card was.

/** `blocks`: several cards at a time, or adjacent cards to one hand (BD-L6B-2). */
export const DEALING = ['one-at-a-time', 'blocks', 'computer', 'director', 'copied'] as const;
export const dealing = oneOf(DEALING, 'How the cards were dealt');

const count = integer(0, 52, 'Cards of the hand, those played included');
export const counts = described(
  partial({ N: count, E: count, S: count, W: count }),
  'Cards by seat, those played included; seats that were not counted are left out',
);

/** Where a missing card was: in a trick that was played, elsewhere, or nowhere (BD-L14B1 to BD-L14B3). */
export const FOUND = ['played-cards', 'elsewhere', 'not-found'] as const;
export const found = oneOf(FOUND, 'Where the card was; for one not found the deal is rebuilt');

export const trick = integer(1, 13, 'The trick, from 1');
export const board = integer(1, 9999, 'The number of the other board');
export const reason = lines('Why');
export const cited = article('BD-', 'The article applied');
export const cutBy = optional(described(seat, 'The opponent who asked for a cut'));
export const present = optional(list(side, { most: 2 }, 'Sides of which somebody was there'));
/** By which the director orders a new deal. */
export const NEW_DEALS = ['BD-L6D1', 'BD-L6D2', 'BD-L6D3'] as const;
