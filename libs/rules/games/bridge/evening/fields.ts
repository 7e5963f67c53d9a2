import { telling } from '@arbitre/rules/kernel/declare/field';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// What the acts and events of an evening are made of.

export const entry = telling('entry', text('The pair or team', 80));
export const entries = list(entry, { least: 1, most: 200 }, 'Who is there');
export const place = text('A place of the movement: `NS3`, `EW3`, or `7` where everybody meets everybody', 8);
export const round = integer(1, 99, 'The round, from 1');
export const from = integer(1, 99, 'The first round that it holds for');
export const table = integer(1, 99, 'The table');
export const boards = list(integer(1, 9999), { least: 1, most: 99 }, 'The boards, by their numbers');

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';

export const reason = lines('Why', 2000);
export const board = integer(1, 9999, 'The board');

export const atFault = list(
  oneOf(['NS', 'EW'], 'A side'),
  { most: 2 },
  'The sides that are at fault; nobody where it is empty',
);
/** Law 91A: for the session or a part of it. */
export const suspension = {
  entry,
  player: optional(person('The player, where the other may go on with somebody else')),
  comes: optional(person('Who sits down for the player')),
  from,
  until: optional(integer(1, 99, 'The last round that it covers; the last of the session unless given')),
  by: person('Who suspends'),
  reason,
};

export const settled = oneOf(['played', 'cancelled'], 'What became of it');

export const MOVEMENTS = [
  ...(['mitchell', 'howell', 'teams', 'three-quarter', 'rover', 'hesitation', 'scrambled'] as const),
  ...(['individual', 'swiss-pairs', 'swiss-teams', 'written', 'whist-league'] as const),
] as const;
export const EVEN = ['skip', 'relay', 'straight'] as const;
export const GUIDES = ['published', 'spread'] as const;
export const FIELDS = ['NS', 'EW'] as const;

const number = integer(1, 160, 'A pair or a player, by its number');

/** A table of a round in a movement that was written down. */
export const guideRow = object({
  ...{ round: integer(1, 40, 'The round'), table: integer(1, 99, 'The table') },
  ...{ NS: number, EW: number },
  S: optional(number),
  W: optional(number),
  boards: list(integer(1, 999), { least: 1, most: 40 }, 'The boards, by their numbers'),
});

const chosen = {
  movement: oneOf(
    MOVEMENTS,
    'Two fields, everybody against everybody, teams against one another, everybody for himself, by the ranking, or as written down',
  ),
  tables: integer(2, 40, 'Tables'),
  boards: integer(1, 40, 'Boards a round'),
};

const usual = {
  rounds: integer(1, 40, 'Rounds; as many as the movement has unless given'),
  even: oneOf(
    EVEN,
    'Even tables of a Mitchell: pairs skip a table, boards rest and are shared, or it stops half-way; skip unless as many rounds as tables are wanted',
  ),
  arrowSwitch: integer(0, 40, 'Last rounds with North-South and East-West exchanged; none unless given'),
  vacant: oneOf(FIELDS, 'Where an odd pair is missing in a Mitchell; EW unless given'),
  firstBoard: integer(1, 999, 'The number of the first board; 1 unless given'),
};

/** What has no value unless it is given. */
const special = {
  guide: optional(
    oneOf(GUIDES, 'Which Howell: the printed one, or one whose boards are never at two tables'),
  ),
  barometer: optional(yesOrNo('All tables play the same boards in a round')),
  rows: optional(list(guideRow, { least: 1, most: 1600 }, 'The tables of a movement that is written down')),
  shared: optional(yesOrNo('Boards of a written movement may be at several tables of a round')),
  expects: optional(
    yesOrNo('Boards are to have as many results as the movement gives them in the rounds that were called'),
  ),
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
  ...special,
  minutes,
};

export const movement = object(movementFields, 'What the evening is played by');

/** The same, complete. */
export const wholeMovement = object(
  { ...chosen, ...usual, ...special, minutes },
  'What the evening is played by',
);

export const seat = object({ place, entry }, 'A place and who sits there');

export const match = object({ NS: place, EW: place }, 'Two places that meet');
