import type { EveningTable, EveningView } from '@arbitre/rules/bridge';

type Round = {
  readonly round: number;
  readonly table: number;
  readonly direction: 'NS' | 'EW';
  /** Where everybody plays for himself. */
  readonly partner: string | null;
  /** Nobody where empty: the round is sat out. */
  readonly against: readonly string[];
  readonly boards: readonly number[];
};
export type PairCard = { readonly place: string; readonly entry: string; readonly rounds: readonly Round[] };
export type TableCard = {
  readonly table: number;
  readonly rounds: readonly {
    readonly round: number;
    /** Who sits there; nobody where empty. */
    readonly NS: readonly string[];
    readonly EW: readonly string[];
    /** None where the table does not play. */
    readonly boards: readonly number[];
  }[];
};

const allTables = ({ rounds }: EveningView) =>
  rounds.flatMap(({ round, tables }) => tables.map((table) => ({ round, ...table })));

const seatedAt = ({ NS, EW, partners }: EveningTable) => {
  const [north, east] = [
    [NS, ...(partners === null ? [] : [partners.S])],
    [EW, ...(partners === null ? [] : [partners.W])],
  ];
  const present = (side: readonly (string | null)[]): readonly string[] =>
    side.filter((each) => each !== null);
  return { NS: present(north), EW: present(east), isPlayed: ![...north, ...east].includes(null) };
};

/** For each pair where it sits, round by round; a team, which sits at two tables, has both. */
export const pairCards = (view: EveningView): readonly PairCard[] =>
  view.places.flatMap(({ place, entry }) => {
    if (entry === null) return [];
    const rounds = allTables(view).flatMap(({ round, ...one }): readonly Round[] => {
      const { isPlayed, ...sides } = seatedAt(one);
      return (['NS', 'EW'] as const)
        .filter((direction) => sides[direction].includes(entry))
        .map((direction) => ({
          ...{ round, table: one.table, direction, boards: one.boards },
          partner: sides[direction].find((each) => each !== entry) ?? null,
          against: isPlayed ? sides[direction === 'NS' ? 'EW' : 'NS'] : [],
        }));
    });
    // Whoever is at no table of a round reads that he sits it out.
    const away = view.rounds
      .filter(({ tables }) => tables.length > 0)
      .filter(({ round }) => !rounds.some((one) => one.round === round))
      .map(({ round }): Round => ({
        ...{ round, table: 0, direction: 'NS', partner: null, against: [], boards: [] },
      }));
    return [{ place, entry, rounds: [...rounds, ...away].sort((a, b) => a.round - b.round) }];
  });

/** For each table who comes to it, round by round. */
export const tableCards = (view: EveningView): readonly TableCard[] =>
  [...Map.groupBy(allTables(view), ({ table }) => table)].map(([table, rounds]) => ({
    table,
    rounds: rounds.map(({ round, ...one }) => {
      const { NS, EW, isPlayed } = seatedAt(one);
      return { round, NS, EW, boards: isPlayed ? one.boards : [] };
    }),
  }));
