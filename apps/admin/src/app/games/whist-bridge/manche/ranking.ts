import type { TableNow } from '../phone/table-now';
import type { Token } from '../sheet/token-colours';

export type RankedPlayer = {
  /** Null for whoever has a black token and leaves the ranking (WB-19.b). */
  readonly rank: number | null;
  readonly player: string;
  /** Of the deals. */
  readonly points: number;
  readonly tokens: readonly Token[];
  /** Less the penalties. */
  readonly total: number;
};

const penaltyOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { points }) => sum + points, 0);

/** The players of a manche, the highest total first; equal totals share their rank (WB-16-GAP-3). */
export const rankingOf = (
  tables: readonly Pick<TableNow, 'players' | 'totals' | 'tokens'>[],
  excluded: readonly string[] = [],
): readonly RankedPlayer[] => {
  const players = tables.flatMap(({ players: sitting, totals, tokens }) =>
    sitting.map((player) => {
      const own = tokens[player] ?? [];
      const points = totals[player] ?? 0;
      return { player, points, tokens: own, total: points - penaltyOf(own) };
    }),
  );
  const sorted = players.toSorted((a, b) => b.total - a.total || a.player.localeCompare(b.player));
  const [ranked, out] = [false, true].map((is) =>
    sorted.filter(({ player }) => excluded.includes(player) === is),
  );
  return [
    ...(ranked ?? []).map((row, _, all) => ({
      ...row,
      rank: all.findIndex(({ total }) => total === row.total) + 1,
    })),
    ...(out ?? []).map((row) => ({ ...row, rank: null })),
  ];
};
