import type { ListEntry } from './entry';
import { type Rating, ratingOf } from './rating';

/** The three running columns of a player (SKAT-5.5-GAP-1). */
export type Running = { readonly points: number; readonly won: number; readonly lost: number };

/** A line with the columns of every player as they stand after it. */
export type SheetLine = { readonly entry: ListEntry; readonly running: Readonly<Record<string, Running>> };

/** The list of one table in one series, in the order of its deals. A value: each entry gives a new sheet. */
export type ScoreSheet = {
  /** The players from seat 1 in the order of dealing. */
  readonly players: readonly string[];
  readonly lines: readonly SheetLine[];
  readonly running: Readonly<Record<string, Running>>;
  readonly counts: {
    readonly won: number;
    readonly lost: number;
    readonly passed: number;
    readonly struck: number;
  };
};

export type FootColumn = Running & { readonly othersLost: number } & Rating;

const NOTHING: Running = { points: 0, won: 0, lost: 0 };

export const newSheet = (players: readonly string[]): ScoreSheet => ({
  players,
  lines: [],
  running: Object.fromEntries(players.map((player) => [player, NOTHING])),
  counts: { won: 0, lost: 0, passed: 0, struck: 0 },
});

/** SKAT-5.5.1.b: the value is added to what the declarer had, and the game counted. */
const afterGame = ({ points, won, lost }: Running, value: number): Running => ({
  points: points + value,
  won: won + (value > 0 ? 1 : 0),
  lost: lost + (value > 0 ? 0 : 1),
});

const columnOf = (entry: ListEntry): keyof ScoreSheet['counts'] => {
  if (entry.kind !== 'game') return entry.kind;
  return entry.value > 0 ? 'won' : 'lost';
};

/** The sheet with one more line. */
export const withEntry = (sheet: ScoreSheet, entry: ListEntry): ScoreSheet => {
  const column = columnOf(entry);
  const running =
    entry.kind === 'game'
      ? {
          ...sheet.running,
          [entry.declarer]: afterGame(sheet.running[entry.declarer] ?? NOTHING, entry.value),
        }
      : sheet.running;
  return {
    players: sheet.players,
    lines: [...sheet.lines, { entry, running }],
    running,
    counts: { ...sheet.counts, [column]: sheet.counts[column] + 1 },
  };
};

/** The sheet of all entries, in the order of the deals. */
export const sheetFrom = (players: readonly string[], entries: readonly ListEntry[]): ScoreSheet =>
  [...entries].sort((a, b) => a.deal - b.deal).reduce(withEntry, newSheet(players));

/** The foot of the list (SKAT-5.5-GAP-1, SKWO-5.1.c). */
export const footOf = ({ players, running, counts }: ScoreSheet): Readonly<Record<string, FootColumn>> =>
  Object.fromEntries(
    players.map((player) => {
      const own = running[player] ?? NOTHING;
      const performance = { ...own, othersLost: counts.lost - own.lost };
      return [player, { ...performance, ...ratingOf(performance, players.length) }];
    }),
  );

/** Why the control sums of a list do not come out (SKAT-5.5-GAP-2). */
export type ControlFault = {
  readonly sum: 'deals' | 'points' | 'won' | 'lost' | 'passed';
  readonly expected: number;
  readonly found: number;
};

/** What a list that was added up by hand says at its foot. */
export type ListTotals = {
  readonly deals: number;
  readonly passed: number;
  readonly struck: number;
  readonly players: Readonly<Record<string, Running>>;
};

/** Won, lost, passed-in and struck deals are all the deals (SKAT-5.5-GAP-2); null when they are. */
export const controlFault = ({ deals, passed, struck, players }: ListTotals): ControlFault | null => {
  const games = Object.values(players).reduce((sum, { won, lost }) => sum + won + lost, 0);
  const found = games + passed + struck;
  return found === deals ? null : { sum: 'deals', expected: deals, found };
};

/** The first figure in which the foot of a list differs from what its entries come to (SKAT-5.5-GAP-2). */
export const totalsFault = (sheet: ScoreSheet, totals: ListTotals): ControlFault | null => {
  for (const player of sheet.players)
    for (const sum of ['points', 'won', 'lost'] as const) {
      const expected = (sheet.running[player] ?? NOTHING)[sum];
      const found = totals.players[player]?.[sum] ?? 0;
      if (found !== expected) return { sum, expected, found };
    }
  return controlFault(totals);
};
