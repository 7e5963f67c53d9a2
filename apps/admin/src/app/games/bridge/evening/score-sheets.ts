import { type EveningView, standardBoard } from '@arbitre/rules/bridge';

/** The marks of a board as they are printed. */
export type Marks = { readonly board: number; readonly dealer: string; readonly vulnerable: string };

/** What goes round with a board: a line for each table that plays it, in the order of the rounds. */
export type Traveller = Marks & {
  readonly lines: readonly {
    readonly round: number;
    readonly table: number;
    readonly NS: string;
    readonly EW: string;
  }[];
};

/** Where a pair notes its own results: a line a board, in the order in which it plays them. */
export type ScoreCard = {
  readonly entry: string;
  readonly lines: readonly (Marks & {
    readonly round: number;
    readonly against: string;
    readonly direction: 'NS' | 'EW';
  })[];
};

const marksOf = (board: number): Marks => {
  const { dealer, vulnerable } = standardBoard(board);
  return { board, dealer, vulnerable };
};

/** Tables at which everybody sits, with their round; both sides, and all who are of them. */
const played = ({ rounds }: EveningView) =>
  rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, NS, EW, partners, boards }) => {
      const S = partners === null ? NS : partners.S;
      const W = partners === null ? EW : partners.W;
      if (NS === null || EW === null || S === null || W === null) return [];
      return [{ round, table, NS: [...new Set([NS, S])], EW: [...new Set([EW, W])], boards }];
    }),
  );

/** `names`: what the sides are called, entries joined where everybody plays for himself. */
export const travellers = (
  view: EveningView,
  names: (entries: readonly string[]) => string,
): readonly Traveller[] =>
  [
    ...Map.groupBy(
      played(view).flatMap(({ boards, ...table }) => boards.map((board) => ({ board, ...table }))),
      ({ board }) => board,
    ),
  ]
    .sort(([one], [other]) => one - other)
    .map(([board, tables]) => ({
      ...marksOf(board),
      lines: tables.map(({ round, table, NS, EW }) => ({ round, table, NS: names(NS), EW: names(EW) })),
    }));

export const scoreCards = (
  view: EveningView,
  names: (entries: readonly string[]) => string,
): readonly ScoreCard[] => {
  const tables = played(view);
  return view.places.flatMap(({ entry }) => {
    if (entry === null) return [];
    const lines = tables.flatMap(({ round, NS, EW, boards }) => {
      if (!NS.includes(entry) && !EW.includes(entry)) return [];
      const direction = NS.includes(entry) ? ('NS' as const) : ('EW' as const);
      const against = names(direction === 'NS' ? EW : NS);
      return boards.map((board) => ({ ...marksOf(board), round, against, direction }));
    });
    return [{ entry, lines }];
  });
};
