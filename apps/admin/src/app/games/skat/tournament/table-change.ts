import type { SkatSheetView } from '@arbitre/rules/skat';
import { stretchAt, type ListOfTable, type TournamentView } from './tournament-view';

/** Deals of a list that are entered without a gap: the next one is the one after. */
export const playedDeals = ({ lines }: Pick<SkatSheetView, 'lines'>): number => {
  const entered = new Set(lines.flatMap(({ deal, kind }) => (kind === 'struck' ? [] : [deal])));
  let played = 0;
  while (entered.has(played + 1)) played++;
  return played;
};

/** The seats that had to deal, from the deal on with which the table is as it is: `1 2 3 1`. */
export const dealersInTurn = (list: ListOfTable, played: number): string => {
  const { from, seats } = stretchAt(list, played);
  return Array.from(
    { length: Math.max(0, played - from + 1) },
    (_, index) => (index % seats.length) + 1,
  ).join(' ');
};

export const readDealers = (typed: string): readonly number[] =>
  typed.split(/[\s,]+/u).flatMap((seat) => (seat === '' ? [] : [Number(seat)]));

type Changes = {
  /** Participants who may join now, before a round begins. */
  readonly newcomers: readonly string[];
  /** Players who may announce that they stop. */
  readonly stopping: readonly string[];
  /** Players whose announced stop has come. */
  readonly stopsNow: readonly string[];
};

const MOST = 4;

/** What may happen to a table now: at a club evening somebody joins or stops between two rounds (SKAT-3.1.2.a, SKAT-4.5.9.a). */
export const tableChanges = (view: TournamentView, list: ListOfTable, played: number): Changes => {
  if (!view.evening) return { newcomers: [], stopping: [], stopsNow: [] };
  const { from, seats } = stretchAt(list, list.deals + 1);
  const goesOn = played < list.deals;
  const between = (played - from + 1) % seats.length === 0;
  const seated = new Set(
    view.lists
      .filter(({ series, closed }) => series === list.series && !closed)
      .flatMap((each) => each.seats),
  );
  const free = view.participants.filter(
    ({ entry, left, excluded }) => !left && excluded === null && !seated.has(entry),
  );
  return {
    newcomers: goesOn && between && seats.length < MOST ? free.map(({ entry }) => entry) : [],
    stopping: goesOn ? seats.filter((entry) => !list.stops.some((stop) => stop.entry === entry)) : [],
    stopsNow:
      goesOn && between ? list.stops.flatMap(({ entry, after }) => (after <= played ? [entry] : [])) : [],
  };
};
