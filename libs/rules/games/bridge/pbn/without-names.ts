import type { Facts } from '@arbitre/rules/kernel/decider';
import { playerKey } from './players';
import type { PbnGame } from './game';
import type { PbnProblem } from './problem';
import { TABLES } from './tags';

/** What stands in a fact for text of the file that may hold a person's name. */
export const WITHHELD = '…';

/** Facts that the reader words itself; every other text comes from the file. */
const OURS = new Set(['allowed', 'reason', 'entry', 'expected']);

/** Words of the notation; of others only runs of one or two letters and of card ranks are shown. */
const NOTATION = new Set([
  ...['pass', 'none', 'love', 'all', 'both', 'north', 'east', 'south', 'west', 'open', 'closed'],
  ...['double', 'redouble', 'imp', 'imps', 'butler', 'matchpoints'],
]);
const WORD = /[\p{L}\p{M}]+/gu;
const RANKS = /^[AKQJTX]+$/;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Words of two and more letters in the names that a file gives its players. */
const wordsOfPlayers = (games: readonly PbnGame[]): ReadonlySet<string> =>
  new Set(
    games
      .flatMap((game) => SEATS.flatMap((seat) => wordsOf(playerKey(game, seat) ?? '')))
      .filter((word) => word.length > 1),
  );

/** Whether a text of the file can be no name: digits, signs, and words of the notation alone. */
const isNotation = (text: string, players: ReadonlySet<string>): boolean =>
  wordsOf(text).every(
    (word) =>
      TABLES.has(word) ||
      (!players.has(word.toLowerCase()) &&
        (word.length <= 2 || RANKS.test(word) || NOTATION.has(word.toLowerCase()))),
  );

const shown = (name: string, value: Facts[string], players: ReadonlySet<string>): Facts[string] => {
  if (OURS.has(name)) return value;
  if (typeof value === 'string') {
    // A tag's name is a word of the format or of a program, unless it is one of the players'.
    const kept = name === 'tag' ? !players.has(value.toLowerCase()) : isNotation(value, players);
    return kept ? value : WITHHELD;
  }
  return Array.isArray(value)
    ? (value.map((each: unknown) =>
        typeof each === 'string' && !isNotation(each, players) ? WITHHELD : each,
      ) as Facts[string])
    : value;
};

/**
 * Problems as they may be printed, logged and handed on: line, code and notation, no text that could be a person's name.
 */
export const withoutNames = (
  problems: readonly PbnProblem[],
  games: readonly PbnGame[],
): readonly PbnProblem[] => {
  const players = problems.length === 0 ? new Set<string>() : wordsOfPlayers(games);
  return problems.map((problem) => ({
    ...problem,
    facts: Object.fromEntries(
      Object.entries(problem.facts).map(([name, value]) => [name, shown(name, value, players)]),
    ),
  }));
};
