import type { PbnGame } from './game';
import { boardOf, roundOf, sessionOf, tableOf } from './place';
import { eachOnce, namesOf } from './players';
import type { GameSeating, NamesOfEntries, NeutralEntry, Notes, Seatings } from './deal-record';

const teamKey = (game: PbnGame, tag: 'HomeTeam' | 'VisitTeam'): string =>
  game.tags.get(tag)?.value.trim().toLowerCase() ?? '';

type Register = Map<string, NeutralEntry>;

const lowestFree = (register: Register): number => {
  const taken = new Set([...register.values()].map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
};

const teamOf = (register: Register, key: string): NeutralEntry => {
  // Where it goes by a number (`Team 3`), that is its own; else numbers follow the order of the file.
  const given = Number(/^team (\d{1,5})$/.exec(key)?.[1] ?? 0);
  const isFree = given > 0 && ![...register.values()].some((each) => each.number === given);
  const number = isFree ? given : lowestFree(register);
  const entry = register.get(key) ?? { id: `team-${number}`, number, kind: 'team' as const };
  register.set(key, entry);
  return entry;
};

/** The home team sits NS, and EW in the closed room where the file names the room instead of turning the teams. */
const seatingOf = (game: PbnGame, register: Register, board: number): GameSeating => {
  const home = teamOf(register, teamKey(game, 'HomeTeam'));
  const visit = teamOf(register, teamKey(game, 'VisitTeam'));
  const closed = game.tags.get('Room')?.value === 'Closed';
  const [ns, ew] = closed ? [visit, home] : [home, visit];
  const table = tableOf(game) ?? String(ns.number);
  return {
    place: {
      session: sessionOf(game),
      round: roundOf(game),
      table: closed ? `${table}-closed` : table,
      board,
    },
    seating: { N: ns.id, S: ns.id, E: ew.id, W: ew.id },
  };
};

/** Everybody who sits for a team in one game or another. */
const namesIn = (of: ReadonlyMap<PbnGame, GameSeating>): NamesOfEntries => {
  const seen = new Map<string, readonly string[]>();
  for (const [game, { seating }] of of)
    for (const [side, seat] of [
      ['NS', 'N'],
      ['EW', 'E'],
    ] as const) {
      const names = namesOf(game, side);
      const team = seating[seat] ?? '';
      if (names.length > 0) seen.set(team, eachOnce([...(seen.get(team) ?? []), ...names]));
    }
  return seen;
};

/** Teams by their tags, numbered in the order in which the file first shows them. */
export const teamSeatings = (games: readonly PbnGame[], { drop }: Notes): Seatings => {
  const register: Register = new Map();
  const of = new Map<PbnGame, GameSeating>();
  for (const game of games) {
    const board = boardOf(game);
    const named = teamKey(game, 'HomeTeam') !== '' && teamKey(game, 'VisitTeam') !== '';
    if (board === null || !named)
      drop(game.line, game.number, board === null ? 'board-not-given' : 'teams-not-given');
    else of.set(game, seatingOf(game, register, board));
  }
  return { entries: [...register.values()], names: namesIn(of), of };
};
