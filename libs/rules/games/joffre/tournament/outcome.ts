import { seatIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { Side } from '../events';
import { GAME } from '../score';
import type { GameClosed } from './events';

export type SheetLine = GameClosed['data']['lines'][number];
type Totals = GameClosed['data']['totals'];

export const totalsOf = (lines: readonly Pick<SheetLine, Side>[]): Totals => ({
  NS: lines.reduce((sum, line) => sum + line.NS, 0),
  EW: lines.reduce((sum, line) => sum + line.EW, 0),
});

const reached = ({ NS, EW }: Totals): boolean => NS >= GAME || EW >= GAME;

/** JOF-5.6, JOF-5-GAP-5: the deal after which a side had 40, from 1; 0 while none has. */
export const overAfter = (lines: readonly SheetLine[]): number =>
  lines.findIndex((_, at) => reached(totalsOf(lines.slice(0, at + 1)))) + 1;

/** Whether a side has 40 after these deals (JOF-5.6). */
export const isGameOver = (lines: readonly Pick<SheetLine, Side>[]): boolean =>
  lines.some((_, at) => reached(totalsOf(lines.slice(0, at + 1))));

/** The higher total wins (JOF-5-GAP-6, JOF-7-GAP-2); of equals the side that bought the last deal (JOF-5.7). */
export const winnerOf = (lines: readonly SheetLine[]): Side => {
  const { NS, EW } = totalsOf(lines);
  if (NS !== EW) return NS > EW ? 'NS' : 'EW';
  return sideName(seatIndex(lines.at(-1)?.buyer ?? 'N'));
};
