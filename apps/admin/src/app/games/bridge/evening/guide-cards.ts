import type { EveningView } from '@arbitre/rules/bridge';

type Round = {
  readonly round: number;
  readonly table: number;
  readonly direction: 'NS' | 'EW';
  /** Nobody where null: the round is sat out. */
  readonly against: string | null;
  readonly boards: readonly number[];
};
export type PairCard = { readonly place: string; readonly entry: string; readonly rounds: readonly Round[] };
export type TableCard = {
  readonly table: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly NS: string | null;
    readonly EW: string | null;
    readonly boards: readonly number[];
  }[];
};

const allTables = ({ rounds }: EveningView) =>
  rounds.flatMap(({ round, tables }) => tables.map((table) => ({ round, ...table })));

/** For each pair where it sits, round by round; a team, which sits at two tables, has both. */
export const pairCards = (view: EveningView): readonly PairCard[] =>
  view.places.flatMap(({ place, entry }) => {
    if (entry === null) return [];
    const rounds = allTables(view).flatMap(({ round, table, NS, EW, partners, boards }): readonly Round[] => [
      ...(NS === entry || partners?.S === entry
        ? [{ round, table, direction: 'NS' as const, against: EW, boards }]
        : []),
      ...(EW === entry || partners?.W === entry
        ? [{ round, table, direction: 'EW' as const, against: NS, boards }]
        : []),
    ]);
    // Whoever is at no table of a round reads that he sits it out.
    const away = view.rounds
      .filter(({ tables }) => tables.length > 0)
      .filter(({ round }) => !rounds.some((one) => one.round === round))
      .map(({ round }): Round => ({ round, table: 0, direction: 'NS', against: null, boards: [] }));
    return [{ place, entry, rounds: [...rounds, ...away].sort((a, b) => a.round - b.round) }];
  });

/** For each table who comes to it, round by round. */
export const tableCards = (view: EveningView): readonly TableCard[] =>
  [...Map.groupBy(allTables(view), ({ table }) => table)].map(([table, rounds]) => ({
    table,
    rounds: rounds.map(({ round, NS, EW, boards }) => ({ round, NS, EW, boards })),
  }));
