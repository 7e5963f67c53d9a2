import type { Seat, TrumpSuit } from '../events';
import { type Pairs, type Team, pairsOf } from './teams';

/** Two teams that meet: each is at home at its own table (WM-1-GAP-2). */
export type Encounter = { readonly a: string; readonly b: string };

/** One game of the tournament: the trump of all its deals, who meets whom, and who is free. */
export type ScheduledGame = {
  readonly game: number;
  readonly trump: TrumpSuit;
  readonly encounters: readonly Encounter[];
  readonly bye: string | null;
};

const ROTATING = 1;

/**
 * WM-1-GAP-3: who meets whom, by the circle in which one team stays and the others move on by one place each game.
 * Nobody is free twice before everybody was; after a whole turn the circle starts again.
 */
export const pairings = (
  teams: readonly string[],
  game: number,
): { readonly encounters: readonly Encounter[]; readonly bye: string | null } => {
  const circle: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const moving = circle.slice(ROTATING);
  const shift = (game - 1) % Math.max(1, moving.length);
  const turned = [circle[0] ?? null, ...moving.slice(shift), ...moving.slice(0, shift)];
  const encounters: Encounter[] = [];
  let bye: string | null = null;
  for (let place = 0; place < turned.length / 2; place++) {
    const a = turned[place] ?? null;
    const b = turned[turned.length - 1 - place] ?? null;
    if (a !== null && b !== null) encounters.push({ a, b });
    else bye = a ?? b;
  }
  return { encounters, bye };
};

/** WM-1-GAP-2: the home pair sits North and South with its captain North, the visitors East and West. */
export const seatsAt = (home: Pairs, visitors: Pairs): Readonly<Record<Seat, string>> => ({
  N: home.home[0],
  S: home.home[1],
  E: visitors.away[0],
  W: visitors.away[1],
});

/** A team's line of one game on its printed score sheet (WM-1.4). */
export type SheetGame = {
  readonly game: number;
  readonly trump: TrumpSuit;
  readonly opponents: string | null;
  readonly home: { readonly table: string; readonly pair: readonly string[] } | null;
  readonly away: { readonly table: string; readonly pair: readonly string[] } | null;
};

/** WM-1.4: everything that a team has to know before the first deal: pairs, tables, opponents and trump of every game. */
export const sheetOf = (
  schedule: readonly ScheduledGame[],
  team: Team,
  partners: readonly string[] = [],
): readonly SheetGame[] =>
  schedule.map(({ game, trump, encounters }) => {
    const meeting = encounters.find(({ a, b }) => a === team.team || b === team.team);
    if (meeting === undefined) return { game, trump, opponents: null, home: null, away: null };
    const opponents = meeting.a === team.team ? meeting.b : meeting.a;
    const pairs = pairsOf(team, game, partners[game - 1]);
    return {
      game,
      trump,
      opponents,
      home: { table: team.team, pair: pairs.home },
      away: { table: opponents, pair: pairs.away },
    };
  });
