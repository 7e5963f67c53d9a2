import type { advisePlafond, PlafondLineView } from '@arbitre/rules/bridge-plafond';

type Score = NonNullable<Parameters<typeof advisePlafond>[0]['score']>;
export type SideScore = Score['ours'];

/** What both sides of a rubber had before one of its deals, and the deals before it that are not on the sheet. */
export type RubberBefore = {
  readonly score: Readonly<Record<'NS' | 'EW', SideScore>>;
  readonly missing: readonly number[];
};

/** Of the lines of its sheet as they stand now; `board`: the deal, from 1. */
export const rubberBefore = (
  lines: readonly Pick<PlafondLineView, 'deal' | 'line' | 'won' | 'partScores'>[],
  board: number,
): RubberBefore => {
  const before = lines.filter(({ deal, line }) => deal < board && line !== null);
  const points = before.at(-1)?.partScores ?? { NS: 0, EW: 0 };
  const sideOf = (side: 'NS' | 'EW'): SideScore => ({
    games: before.filter(({ won }) => won === side).length,
    points: points[side],
  });
  const written = new Set(lines.map(({ deal }) => deal));
  return {
    score: { NS: sideOf('NS'), EW: sideOf('EW') },
    missing: Array.from({ length: board - 1 }, (_, at) => at + 1).filter((deal) => !written.has(deal)),
  };
};

/** The score as a seat sees it: its own side first. */
export const seenFrom = (seat: string, { NS, EW }: RubberBefore['score']): Score =>
  seat === 'N' || seat === 'S' ? { ours: NS, theirs: EW } : { ours: EW, theirs: NS };
