/** The game of a line as its list has it (SKAT-5.5-GAP-1). */
export type GameColumns = {
  readonly base: number;
  readonly matadors: number | null;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schneiderAnnounced: boolean;
  readonly schwarz: boolean;
  readonly schwarzAnnounced: boolean;
  readonly ouvert: boolean;
  readonly overbid: boolean;
};

export const stepColumns = [
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
  'overbid',
] as const satisfies readonly (keyof GameColumns)[];

export type StepColumn = (typeof stepColumns)[number];

type Running = { readonly points: number; readonly won: number; readonly lost: number };

/** The list of one table in one series, as `session { sheet }` gives it for skat. */
export type SkatSheet = {
  readonly series: number;
  readonly table: string;
  /** Entries from seat 1: the columns. */
  readonly players: readonly string[];
  readonly lines: readonly {
    readonly deal: number;
    readonly kind: 'game' | 'passed' | 'struck';
    readonly dealer: string;
    readonly declarer: string | null;
    readonly contract: string | null;
    readonly game: GameColumns | null;
    readonly value: number;
    readonly ruled: boolean;
    readonly running: Readonly<Record<string, Running>>;
  }[];
  readonly foot: Readonly<
    Record<
      string,
      Running & {
        readonly othersLost: number;
        readonly games: number;
        readonly defence: number;
        readonly result: number;
      }
    >
  >;
  readonly counts: {
    readonly won: number;
    readonly lost: number;
    readonly passed: number;
    readonly struck: number;
  };
  readonly settlement: Readonly<Record<string, number>> | null;
};

/** The columns that change on a line: only the declarer's move, and only they are written down (SKAT-5.5.1.b). */
export const isWritten = (line: SkatSheet['lines'][number], player: string): boolean =>
  line.kind === 'game' && line.declarer === player;
