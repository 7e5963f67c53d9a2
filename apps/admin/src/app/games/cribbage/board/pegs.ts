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

/** A hole as it is drawn: where, whose, and the peg in it. */
export type Drawn = Hole & { readonly side: Track['side']; readonly x: number; readonly y: number };

const PITCH = 10;
/** Between two groups of five. */
const GAP = 4;
const STREET = 28;
const TRACK = 10;

/** Width and height of the drawing. */
export const BOARD = { width: 6 * (5 * PITCH + GAP) + 34, height: 4 * STREET + 4 } as const;

const across = (place: number): number => 12 + place * PITCH + Math.floor(place / 5) * GAP;

/** Both tracks side by side, four streets of thirty holes one under the other, and the holes at home at the end of the last. */
export const drawnHoles = (tracks: readonly Track[]): readonly Drawn[] =>
  tracks.flatMap((track, at) =>
    rowsOf(track).flatMap((row, street) =>
      row.map((hole, place): Drawn => {
        const home = street === 4;
        const y = 12 + (home ? 3 : street) * STREET + at * TRACK;
        return { ...hole, side: track.side, x: across(home ? ROW : place), y };
      }),
    ),
  );

/** The number at the end of each street but the last. */
export const streetEnds = (): readonly {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}[] =>
  [0, 1, 2].map((street) => ({
    number: (street + 1) * ROW,
    x: across(ROW),
    y: 12 + street * STREET + TRACK / 2,
  }));
