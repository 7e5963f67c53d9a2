/** Where a seat is drawn around the table; `idle` for who sits at it without cards. */
export type Place = 'bottom' | 'left' | 'upper-left' | 'top' | 'upper-right' | 'right' | 'idle';

/** Clockwise from the bottom, by the number of players. */
const around: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'upper-left', 'upper-right', 'right'],
  6: ['bottom', 'left', 'upper-left', 'top', 'upper-right', 'right'],
};

type Seated = { readonly seat: string; readonly roles: readonly string[] };

const plays = ({ roles }: Seated): boolean => !roles.includes('sits-out');

/** The place of every seat, in rotation order: South is at the bottom of a table with a compass, else the first seat is. */
export const placesOf = (seats: readonly Seated[]): ReadonlyMap<string, Place> => {
  const playing = seats.filter(plays).map(({ seat }) => seat);
  const first = Math.max(playing.indexOf('S'), 0);
  const places = around[playing.length] ?? [];
  return new Map(
    seats.map(({ seat }) => {
      const at = playing.indexOf(seat);
      const clockwise = (at - first + playing.length) % playing.length;
      return [seat, (at < 0 ? undefined : places[clockwise]) ?? 'idle'];
    }),
  );
};

/** Hands beside the table are rows, a suit each, where there is no room for a fan. */
export const layoutAt = (place: Place, players: number): 'fan' | 'rows' =>
  players < 4 || place === 'bottom' || place === 'top' ? 'fan' : 'rows';
