import type { TableView } from '@arbitre/rules/kernel/table-view';

/** Holes of a row of the board; the last one alone is home. */
export const ROW = 30;
export const HOME = 121;

export type Track = {
  readonly side: 'NS' | 'EW';
  /** Where its two pegs stand, 0 for the start; beyond the last hole a peg is home. */
  readonly front: number;
  readonly rear: number;
};

const pair = (text: string | undefined): readonly [number, number] => {
  const [NS = 0, EW = 0] = (text ?? '').split('-').map(Number);
  return [NS, EW];
};

/** The pegs of both sides at the moment that is shown. */
export const tracksOf = ({ facts }: Pick<TableView, 'facts'>): readonly Track[] => {
  const [front, rear] = [pair(facts.front), pair(facts.rear)];
  return [
    { side: 'NS', front: front[0], rear: rear[0] },
    { side: 'EW', front: front[1], rear: rear[1] },
  ];
};

export type Hole = { readonly number: number; readonly peg: 'front' | 'rear' | null };

/** The holes of a track in rows of thirty, and the one at home. */
export const rowsOf = ({ front, rear }: Track): readonly (readonly Hole[])[] => {
  const at = (points: number): number => Math.min(points, HOME);
  const hole = (number: number): Hole => ({
    number,
    peg: number === at(front) ? 'front' : number === at(rear) ? 'rear' : null,
  });
  const rows = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: ROW }, (__, place) => hole(row * ROW + place + 1)),
  );
  return [...rows, [hole(HOME)]];
};

/** What each hand was counted for in the deal that is shown, in the order of the counts. */
export const countsOf = ({
  facts,
}: Pick<TableView, 'facts'>): readonly { readonly what: string; readonly points: string }[] =>
  ['E', 'S', 'W', 'N', 'crib'].flatMap((what) => {
    const points = facts[`count-${what}`];
    return points === undefined ? [] : [{ what, points }];
  });
