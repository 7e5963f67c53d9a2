import { partial } from '@arbitre/rules/kernel/declare/compound';
import { list, object } from '@arbitre/rules/kernel/declare/compound';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { integer, number, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { bid, card } from '../fields';

// What the acts and events of a tournament are made of, beside what the table has.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
export { reason } from '../fields';

export const MOST_GAMES = 20;

export const entry = telling('entry', text('The player, an entry of the competition', 80));
export const entries = list(entry, { least: 4, most: 160 }, 'Who is there');
export const game = integer(1, MOST_GAMES, 'Game of the tournament, from 1');
export const table = text('The table, by its number', 8);
export const deals = integer(1, 99, 'Deals on the sheet of the table');
export const cause = oneOf(['played', 'time'], 'The game was played out, or its time was over');

/** Cards by seat, of those who draw. */
export const drawnCards = partial({ N: card, E: card, S: card, W: card }, 'The card that each seat draws');

export const seats = object({ N: entry, E: entry, S: entry, W: entry }, 'Who sits where');
export const tables = list(object({ table, seats }), {}, 'The tables of the game');

const score = number('Points of the side');
export const totals = object({ NS: score, EW: score }, 'Points of both sides');

/** A deal as the sheet of the table has it. */
export const sheetLines = list(
  object({
    deal: integer(1, 99, 'The deal, from 1'),
    ...{ buyer: seat, bid, NS: score, EW: score },
  }),
  { least: 1, most: 99 },
  'The deals of the game in order',
);
