import { telling } from '@arbitre/rules/kernel/declare/field';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of an evening are made of.

export const entry = telling('entry', text('The pair or team', 80));
export const entries = list(entry, { least: 1, most: 200 }, 'Who is there');
export const place = text('A place of the movement: `NS3`, `EW3`, or `7` where everybody meets everybody', 8);
export const round = integer(1, 99, 'The round, from 1');
export const from = integer(1, 99, 'The first round that it holds for');
export const table = integer(1, 99, 'The table');
export const boards = list(integer(1, 9999), { least: 1, most: 99 }, 'The boards, by their numbers');

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';

export const MOVEMENTS = ['mitchell', 'howell', 'teams'] as const;
export const EVEN = ['skip', 'relay'] as const;
export const FIELDS = ['NS', 'EW'] as const;

const chosen = {
  movement: oneOf(MOVEMENTS, 'Two fields, everybody against everybody, or teams of four against one another'),
  tables: integer(2, 40, 'Tables'),
  boards: integer(1, 40, 'Boards a round'),
};

const usual = {
  rounds: integer(1, 40, 'Rounds; as many as the movement has unless given'),
  even: oneOf(
    EVEN,
    'Even tables of a Mitchell: pairs skip a table, or boards rest and are shared; skip unless given',
  ),
  arrowSwitch: integer(0, 40, 'Last rounds with North-South and East-West exchanged; none unless given'),
  vacant: oneOf(FIELDS, 'Where an odd pair is missing in a Mitchell; EW unless given'),
  firstBoard: integer(1, 999, 'The number of the first board; 1 unless given'),
};

const minutes = optional(integer(1, 600, 'Minutes a round; no clock unless given'));

/** What an evening is played by; what may be left out has a usual value. */
export const movementFields = {
  ...chosen,
  rounds: optional(usual.rounds),
  even: optional(usual.even),
  arrowSwitch: optional(usual.arrowSwitch),
  vacant: optional(usual.vacant),
  firstBoard: optional(usual.firstBoard),
  minutes,
};

export const movement = object(movementFields, 'What the evening is played by');

/** The same, complete. */
export const wholeMovement = object({ ...chosen, ...usual, minutes }, 'What the evening is played by');

export const seat = object({ place, entry }, 'A place and who sits there');
