import type { Encounter } from '@arbitre/rules/kernel/session/circle';
import type { Seat, TrumpSuit } from '../events';
import { type Pairs, type Team, pairsOf } from './teams';

/** One game of the tournament: the trump of all its deals, who meets whom, and who is free. */
export type ScheduledGame = {
  readonly game: number;
  readonly trump: TrumpSuit;
  readonly encounters: readonly Encounter[];
  readonly bye: string | null;
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
