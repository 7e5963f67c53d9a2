import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of an evening are made of, beside what the table has.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
export { seat };

/** BP-PARTIE-2. */
export const PLAYERS = 4;
/** BP-PARTIE-3. */
export const RUBBERS = 3;

export const entry = telling('entry', text('The player, an entry of the competition', 80));
export const entries = list(entry, { least: 1, most: 160 }, 'Players, each once');
export const partie = integer(1, 20, 'Partie of the evening, from 1');
export const round = integer(
  1,
  20 * RUBBERS,
  'Rubber of the evening, from 1: rubbers 1 to 3 are those of the first partie, 4 to 6 of the second',
);
export const rubber = integer(1, RUBBERS, 'Rubber of the partie');
export const table = text('The table, by its number', 8);
/** Of a sheet. */
export const LINES = 99;
export const deal = integer(1, LINES, 'Line of the sheet, from 1');
export const reason = lines('Why');
export const line = text('A line of the sheet: `4SN+1 h100`, `2HXW-2`, `Pass`', 40);
export const back = text('The colour of the backs of a pack', 20);
export const packs = askedBy('BP-TABLE-8', list(back, { least: 1, most: 2 }, 'The packs, by their backs'));
export const rate = integer(0, 100_000, 'What a point is worth, in hundredths; 0 for nothing');
export const cause = oneOf(['time', 'arbiter'], 'The time is over, or the arbiter decides so');

export const seats = object({ N: entry, E: entry, S: entry, W: entry }, 'Who sits where');

/** BP-PARTIE-2: a table is four. */
export const four = askedBy('BP-PARTIE-2', list(entry, { least: PLAYERS, most: PLAYERS }, 'Four players'));
export const tables = list(object({ table, entries: four }), {}, 'The tables of the partie');

/** What a player draws for partners. */
export const draws = list(
  object({
    entry,
    cards: list(card, { least: 1, most: 2 }, 'The card; two where he took two'),
    exposed: optional(yesOrNo('He exposed a card of his neighbour')),
  }),
  { least: 1, most: PLAYERS },
  'What each player draws',
);
