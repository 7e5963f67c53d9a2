import { GRAINS, POLICIES, type RulesetId } from '../game';
import { notation, oneOf, text } from './values';

// What the streams of every game say of themselves.

export const id = (says: string) => text(says, 200);

/** A day that the calendar has: `2026-02-30` is none. */
export const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && value.length === 10;
};

/** `2026-11-21`. */
export const isoDate = (says: string) =>
  notation('a date such as 2026-11-21', '^\\d{4}-\\d{2}-\\d{2}$', says);

/** The same, where somebody gives it: a day that the calendar has. */
export const calendarDay = (says: string) =>
  notation('a day such as 2026-11-21', '^\\d{4}-\\d{2}-\\d{2}$', says, isDay);

export const game = notation('a game such as skat', '^[a-z][a-z-]{1,39}$', 'The game');

/** How somebody who opens a stream names game and rules: whether they exist is asked of the games. */
export const gameName = text('The game', 40);
export const rulesetName = text('Game and version of its rules', 60);

export const method = notation(
  'a method such as matchpoints',
  '^[a-z][a-z0-9-]{1,39}$',
  'How deals become a ranking: a method of a game',
);

export const ruleset = notation<RulesetId>(
  'a ruleset such as skat@1',
  '^[a-z-]+@[1-9]\\d*$',
  'Game and version of its rules: `skat@1`',
);

export const policy = oneOf(POLICIES, 'Whether an illegal act is refused or recorded and ruled upon');

export const grain = oneOf(GRAINS, 'Whether calls and cards are recorded, or only what a score sheet shows');
