import type { SessionAct } from '../../../sessions/session-context';
import type { ListOfTable, TournamentView } from './tournament-view';

/** The view as the staff has it: with what the rules offer now. */
export type HallView = TournamentView & {
  readonly offers?: readonly string[];
  readonly declined?: readonly string[];
  readonly access?: { readonly kind: string };
};

const offers = ({ offers: all = [] }: HallView, act: string): boolean => all.includes(act);

/** Entries that may check in with one key: at an event of a circle or of teams there is more to say, in the form of the act. */
export const arrivals = (view: HallView, entries: readonly string[]): readonly string[] => {
  if (!offers(view, 'check-in') || view.teams !== null || view.access?.kind === 'closed') return [];
  const known = new Set([...view.participants.map(({ entry }) => entry), ...(view.declined ?? [])]);
  return entries.filter((entry) => !known.has(entry));
};

export const checkIn = (entry: string): SessionAct => ({
  ...{ do: 'check-in', entry, holder: entry },
  ...{ paid: true, noticeRead: true },
});

/** The series that comes, and who is drawn for it; null where none may be drawn, or so many cannot be seated (SKWO-7.1-GAP-1). */
export const nextDraw = (
  view: HallView,
): { readonly series: number; readonly players: readonly string[] } | null => {
  const players = view.participants
    .filter(({ left, excluded }) => !left && excluded === null)
    .map(({ entry }) => entry);
  if (!offers(view, 'draw-seats') || players.length < 3 || players.length === 5) return null;
  return { series: Math.max(0, ...view.lists.map(({ series }) => series)) + 1, players };
};

const awaited = (view: HallView, { seats, present }: ListOfTable): readonly string[] =>
  seats.filter(
    (entry) =>
      !present.includes(entry) &&
      view.participants.some((one) => one.entry === entry && one.excluded === null),
  );

/** Tables of the series that is played at which somebody has still to sit down. */
export const tablesToSeat = (view: HallView): readonly ListOfTable[] =>
  offers(view, 'take-seat')
    ? view.lists.filter(
        (list) => list.series === view.series && !list.closed && awaited(view, list).length > 0,
      )
    : [];

/** Everybody who is awaited at a table sits down with the start card of the series (SKWO-7.1.4). */
export const seatTable = (view: HallView, list: ListOfTable): readonly SessionAct[] =>
  awaited(view, list).map((entry) => ({
    ...{ do: 'take-seat', series: list.series, table: list.table },
    ...{ seat: list.seats.indexOf(entry) + 1, entry, card: list.series },
  }));

/** Closed lists that the direction does not have yet (SKWO-7.4-GAP-1). */
export const listsToHandIn = (view: HallView): readonly ListOfTable[] =>
  offers(view, 'hand-in-list') ? view.lists.filter(({ closed, handedIn }) => closed && !handedIn) : [];

export const handIn = ({ series, table, seats }: ListOfTable): SessionAct => ({
  ...{ do: 'hand-in-list', series, table, cards: seats },
});

/** The series that may be closed; null while a list is open. */
export const seriesToClose = (view: HallView): number | null =>
  offers(view, 'close-series') ? view.series : null;

/** Whether every series that is to be played was, and no appeal waits (SKAT-4.5.10.b). */
export const mayAnnounce = (view: HallView): boolean => {
  const played = new Set(view.lists.map(({ series }) => series)).size;
  const planned = view.stopped === null ? (view.notice?.series ?? 1) : played;
  return (
    offers(view, 'announce-results') &&
    played >= planned &&
    view.cases.every(({ appeal, ruled }) => appeal === null || ruled !== null)
  );
};
