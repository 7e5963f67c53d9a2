import type { SkatGameColumns, SkatSheetView } from '@arbitre/rules/skat';

/** Marks of a line, one column each (SKAT-5.5-GAP-1). */
export const stepColumns = [
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
  'overbid',
] as const satisfies readonly (keyof SkatGameColumns)[];

/** The columns that change on a line: only the declarer's move, and only they are written down (SKAT-5.5.1.b). */
export const isWritten = (line: SkatSheetView['lines'][number], player: string): boolean =>
  line.kind === 'game' && line.declarer === player;

/** The list of a table before its first game. */
export const emptySheet = ({
  series,
  table,
  seats,
}: {
  readonly series: number;
  readonly table: string;
  readonly seats: readonly string[];
}): SkatSheetView => ({
  series,
  table,
  players: seats,
  lines: [],
  foot: {},
  counts: { won: 0, lost: 0, passed: 0, struck: 0 },
  stake: '0',
  settlement: null,
});
