import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { type DataOf, telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, oneOf, text } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of a hall are made of: an evening of several tables.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
export const entry = telling('entry', text('The player or pair, by entry', 80));
export const entries = list(entry, { least: 1, most: 160 }, 'Who is there');
export const place = text('A place: `N3` of a player, `EW3` of a pair', 8);
export const from = integer(1, 40, 'The first round that it holds for');
export const round = integer(1, 40, 'The round, from 1');
export const table = integer(1, 40, 'The table');
export const atTable = optional(integer(1, 40, 'The table, in an evening of several'));
export const reason = lines('Why', 500);
export const seat = object({ place, entry }, 'A place and who sits there');

const fields = {
  tables: integer(1, 40, 'Tables of an evening of several'),
  rounds: integer(1, 40, 'Rounds, each of one partie at every table; as many as tables unless given'),
  of: oneOf(
    ['players', 'pairs'],
    'Who sits down: players, or pairs that stay together; players unless given',
  ),
  moves: oneOf(['up', 'stay'], 'East-West go up a table after each round, or all stay; up unless given'),
};

export const hallFields = {
  tables: optional(fields.tables),
  rounds: optional(fields.rounds),
  of: optional(fields.of),
  moves: optional(fields.moves),
};

/** What an evening of several tables is played by. */
export type HallPlan = DataOf<typeof fields>;
