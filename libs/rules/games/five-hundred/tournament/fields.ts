import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, orNull, partial } from '@arbitre/rules/kernel/declare/compound';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, notation, number, oneOf, shortText, text } from '@arbitre/rules/kernel/declare/values';
import { card } from '../fields';
import { MOST_POINTS } from '../score';
import { DEALS_PER_GAME } from '../setup';

// What the acts and events of a tournament are made of, beside what the table has.

export { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
export { reason } from '../fields';

export const MOST_GAMES = 20;

export const team = telling('entry', text('The team, an entry of the competition', 80));
export const teams = list(team, { least: 2, most: 160 }, 'The teams that are there');
export const player = person('Who');
export const game = integer(1, MOST_GAMES, 'Game of the tournament, from 1');
export const table = text('The table, by its number', 8);
export const deal = integer(1, DEALS_PER_GAME, 'Deal of the table, 1 to 8');

/** Cards by seat, of those who draw. */
export const drawnCards = partial({ N: card, E: card, S: card, W: card }, 'The card that each seat draws');

/** A table of a game: the team that sits North and South keeps the sheet. */
const encounter = object({ table, NS: team, EW: team });
export const schedule = list(
  object({
    game,
    tables: list(encounter, {}, 'Who meets whom'),
    bye: orNull(team, 'The team that is free, if any'),
  }),
  {},
  'The games in order',
);
export const dealer = orNull(seat, 'Who deals first; null where equals draw again');

const score = number('Points of the side');
/** A line in the short form, with a mark where a side's point is lost (C500-9-GAP-1). */
const result = notation(
  'a result such as N8H+1',
  '^(NS|EW|[NESW])([7-9]|10)[SCDHN](R[+-]|\\+\\d?|-\\d{1,2})( C500-9-GAP-1)?$',
  'The result, such as `N8H+`',
);

/** A line of the score sheet: the deal, its result in the short form, and what both teams score (C500-6.5). */
export const sheetLines = list(
  object({ deal, notation: result, NS: score, EW: score }),
  { most: DEALS_PER_GAME },
  'The lines of the sheet in order',
);

export const measure = oneOf(
  ['warning', 'late', 'absent', 'penalty', 'other'],
  'What the person in charge decided',
);
export const effect = shortText('What it does, in words', 500, 'lines');
export const pointsGiven = integer(
  -MOST_POINTS * DEALS_PER_GAME,
  MOST_POINTS * DEALS_PER_GAME,
  'Points that the team gets, or loses',
);
/** What the team that came gets for a game that is not played. */
export const pointsOfForfeit = integer(0, MOST_POINTS * DEALS_PER_GAME, 'Points of the other team');
