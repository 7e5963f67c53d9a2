import type { PbnGame } from './game';
import { noInheritance } from './inheritance';
import type { Complain, PbnProblem } from './problem';
import { readGame } from './read-game';
import { scan } from './scan';
import { withoutNames } from './without-names';

/** What a text says: its games, and everything that is wrong or left open, in the order of the lines. */
export type PbnReading = { readonly games: readonly PbnGame[]; readonly problems: readonly PbnProblem[] };

/**
 * Reads PBN 2.x, export or import format (BD-PBN-1 to BD-PBN-26). Lenient in form, exact in substance: every text gives
 * a reading, nothing throws, and a game with an `error` is named by line and reason. No problem holds a
 * person's name.
 */
export const readPbn = (text: string): PbnReading => {
  const scanned = scan(text);
  const problems: PbnProblem[] = [...scanned.problems];
  const inheritance = noInheritance();
  const games = scanned.games.map((game, index) => {
    const complain: Complain = (line, code, facts = {}, severity = 'error') => {
      problems.push({ line, game: index + 1, severity, code, facts });
    };
    return readGame(game, index + 1, inheritance, complain);
  });
  return {
    games,
    problems: withoutNames(
      problems.sort((a, b) => a.line - b.line),
      games,
    ),
  };
};
