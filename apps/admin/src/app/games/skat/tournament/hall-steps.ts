import type { SessionAct } from '../../../sessions/session-context';
import type { SessionChoices } from '@arbitre/rules/kernel/session/choices';
import type { Given } from '../../../writes/form-field';
import type { ListOfTable, TournamentView } from './tournament-view';

/** The view as the staff has it: with what the rules offer now. */
export type HallView = TournamentView & {
  readonly offers?: readonly string[];
  readonly choices?: SessionChoices;
  readonly declined?: readonly string[];
  readonly access?: { readonly kind: string; readonly circle?: string };
};

const offers = ({ offers: all = [] }: HallView, act: string): boolean => all.includes(act);

/** Entries that are awaited at the desk. */
export const arrivals = (view: HallView, entries: readonly string[]): readonly string[] => {
  if (!offers(view, 'check-in')) return [];
  const known = new Set([...view.participants.map(({ entry }) => entry), ...(view.declined ?? [])]);
  return entries.filter((entry) => !known.has(entry));
};

/** A participant with his own card, who has paid and read the notice; of the circle that the event is for (SKWO-1.4). */
export const checkIn = ({ access }: HallView, entry: string, team: string): SessionAct => ({
  ...{ do: 'check-in', entry, holder: entry },
  ...{ paid: true, noticeRead: true },
  ...(team === '' ? {} : { team }),
  ...(access?.circle === undefined ? {} : { circle: access.circle }),
});

/** The series that comes, and who is drawn for it; null where none may be drawn. */
export const nextDraw = (
  view: HallView,
): { readonly series: number; readonly players: readonly string[]; readonly act: SessionAct } | null => {
  const players = view.participants
    .filter(({ left, excluded }) => !left && excluded === null)
    .map(({ entry }) => entry);
  if (!offers(view, 'draw-seats')) return null;
  const series = Math.max(0, ...view.lists.map((list) => list.series)) + 1;
  return { series, players, act: { do: 'draw-seats', series, by: 'seed' } };
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

/** Somebody who is awaited at a table sits down; null where he is not awaited. */
export const seatOne = (view: HallView, list: ListOfTable, entry: string): SessionAct | null =>
  tablesToSeat(view).includes(list)
    ? (seatTable(view, list).find((act) => act.entry === entry) ?? null)
    : null;

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

/** Who may have a prize now: participants whose lists were all handed in (SKWO-7.4-GAP-1). */
export const mayGivePrizes = (view: HallView): ReadonlySet<string> => {
  const [rows = []] = view.choices?.['release-prizes'] ?? [];
  return new Set(rows.flatMap(({ entry }) => (Array.isArray(entry) ? entry.map(String) : [])));
};

/** What the account begins with: what was taken in, and what lost games cost. */
export const accountBegun = ({ participants, notice, fees = {} }: HallView): Given => ({
  entries: String(participants.length),
  fees: String(participants.length * (notice?.entryFee ?? 0)),
  lostGames: String(Object.values(fees).reduce((sum, each) => sum + each, 0)),
});
