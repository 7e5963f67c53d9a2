import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { SessionEntries } from '../../../../sessions/session-entries';

/** Who may still take a seat: everybody entered who is not there and has not withdrawn. */
export const expectedIn = (
  entries: SessionEntries,
  players: ScrabbleSessionView['players'],
): readonly string[] => {
  const here = new Set(players.flatMap(({ entry, left }) => (left ? [] : [entry])));
  return [...entries].flatMap(([entry, { present }]) => (here.has(entry) || !present ? [] : [entry]));
};
