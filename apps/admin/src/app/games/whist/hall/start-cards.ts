import type { HallView } from '@arbitre/rules/whist';

const SEATS = ['N', 'E', 'S', 'W'] as const;
type Seat = (typeof SEATS)[number];

/** Where somebody sits in a round; null where he sits out. */
type Start = {
  readonly table: number;
  readonly seats: readonly Seat[];
  readonly partner: string | null;
  readonly against: readonly string[];
};
export type StartCard = {
  readonly entry: string;
  readonly rounds: readonly { readonly round: number; readonly start: Start | null }[];
};

const startAt = (
  { table, seats }: HallView['rounds'][number]['tables'][number],
  entry: string,
): Start | null => {
  const own = SEATS.filter((seat) => seats[seat] === entry);
  if (own.length === 0 || SEATS.some((seat) => seats[seat] === null)) return null;
  const line = (seat: Seat): 'NS' | 'EW' => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
  const side = line(own[0] ?? 'N');
  const of = (each: Seat): string => seats[each] ?? '';
  const partner = SEATS.filter((seat) => line(seat) === side && seats[seat] !== entry).map(of)[0];
  const against = [...new Set(SEATS.filter((seat) => line(seat) !== side).map(of))];
  return { table, seats: own, partner: partner ?? null, against };
};

/** For everybody who has a place where he sits, round by round. */
export const startCards = ({ places, rounds }: Pick<HallView, 'places' | 'rounds'>): readonly StartCard[] =>
  places.flatMap(({ entry }) =>
    entry === null
      ? []
      : [
          {
            entry,
            rounds: rounds.map(({ round, tables }) => ({
              round,
              start: tables.map((table) => startAt(table, entry)).find((start) => start !== null) ?? null,
            })),
          },
        ],
  );
