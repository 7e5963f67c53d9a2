import type { ActChoices, ChoiceRow } from '@arbitre/rules/kernel/session/choices';
import { mayGoMissing } from './decide-seats';
import { among, type Offer } from './offer';
import { isAnnulled } from './results';
import { lastPart, type List, listOfEntry, listsOf, runningSeries, type TournamentState } from './state';

/** A list as a row names it. */
const of = ({ series, table }: List): ChoiceRow => ({ series: [series], table: [table] });

const dealsOf = ({ deals }: List) => ({ least: 1, most: deals });

const seatsOf = ({ seats }: List): readonly number[] => seats.map((_, index) => index + 1);

/** Two places of one series that is played. */
const twoSeats = (open: readonly List[]): ActChoices => {
  const places = (path: 'a' | 'b') =>
    open.map((list) => ({
      ...{ [`${path}.series`]: [list.series], [`${path}.table`]: [list.table] },
      [`${path}.seat`]: seatsOf(list),
    }));
  return [places('a'), places('b')];
};

/** Everybody who is awaited, at the own place with the card of the series (SKWO-7.1.4). */
const awaited = ({ participants, excluded }: TournamentState, list: List): readonly ChoiceRow[] =>
  list.seats.flatMap((entry, index) =>
    list.present.includes(entry) || !participants.has(entry) || excluded.has(entry)
      ? []
      : [{ ...of(list), seat: [index + 1], entry: [entry], card: [list.series] }],
  );

/** Who sits where, at tables that still play. */
const seatOffers = (state: TournamentState, open: readonly List[]): readonly Offer[] => {
  const seated = listsOf(state, runningSeries(state) ?? 0).flatMap(({ seats }) => seats);
  const rows = open.map(of);
  return [
    ...(open.length === 0 ? [] : [['change-seats', twoSeats(open)] as const]),
    ...among(
      'take-seat',
      open.flatMap((list) => awaited(state, list)),
    ),
    ...among(
      'declare-missing',
      open
        .filter((list) => mayGoMissing(state, list))
        .map((list) => ({
          ...of(list),
          entry: list.seats.filter((entry) => !list.present.includes(entry)),
        })),
    ),
    ...among(
      'appoint-substitute',
      open.map((list) => ({
        ...{ ...of(list), entry: list.seats, deal: dealsOf(list) },
        substitute: { not: [...seated, ...state.excluded.keys()] },
      })),
    ),
    ...among(
      'send-away',
      open.map((list) => ({
        ...of(list),
        person: { not: [...list.seats, ...state.setup.direction, ...state.setup.referees] },
      })),
    ),
    // SKAT-3.1.2, SKAT-4.5.9: who comes and goes at a club evening; a tournament keeps its seats. What the deals say of it, the
    // write side reads.
    ...among(
      'join-table',
      state.setup.evening
        ? open.filter((list) => lastPart(list).from <= list.deals && list.seats.length < 4).map(of)
        : [],
    ),
    ...among('announce-stop', state.setup.evening ? rows : []),
    ...among('stop-play', state.setup.evening ? open.filter(({ stops }) => stops.length > 0).map(of) : []),
  ];
};

/** What is written on a list while it is played. */
const openOffers = (open: readonly List[]): readonly Offer[] => {
  const rows = open.map(of);
  return [
    ...among(
      'agree-keeper',
      open.map((list) => ({ ...of(list), seat: seatsOf(list).filter((seat) => seat !== list.keeper) })),
    ),
    ...among(
      'confirm-line',
      open.map((list) => ({ ...of(list), deal: dealsOf(list), by: list.seats })),
    ),
    ...among(
      'strike-deals',
      open
        .filter(({ struckFrom }) => struckFrom === null)
        .map((list) => ({ ...of(list), from: dealsOf(list) })),
    ),
    ...['agree-correction', 'find-wrong-dealers', 'close-list', 'call-referee'].flatMap((name) =>
      among(name as Offer[0], rows),
    ),
  ];
};

/** What follows once a list is signed. */
const closedOffers = (state: TournamentState, lists: readonly List[]): readonly Offer[] => {
  const closed = lists.filter((list) => list.closed !== null);
  const running = runningSeries(state);
  const ends = running !== null && listsOf(state, running).every((list) => list.closed !== null);
  return [
    ...among(
      'correct-list',
      closed.map((list) => ({ ...of(list), entry: list.players })),
    ),
    ...among(
      'hand-in-list',
      closed
        .filter(({ handedIn }) => handedIn.length === 0)
        .map((list) => ({ ...of(list), cards: list.seats })),
    ),
    ...among('close-series', ends ? [{ series: [running] }] : []),
  ];
};

/** SKWO-7.1-GAP-2: whoever sits at a list has a result to lose, once. */
const annulments = (state: TournamentState, lists: readonly List[]): readonly ChoiceRow[] =>
  lists.flatMap((list) => {
    const { series, seats } = list;
    const entry = seats.filter(
      (each) => listOfEntry(state, series, each) !== undefined && !isAnnulled(state, series, each),
    );
    return entry.length === 0 ? [] : [{ ...of(list), entry }];
  });

/** The lists of a tournament: their seats, their lines, their end. */
export const listOffers = (state: TournamentState): readonly Offer[] => {
  const lists = [...state.lists.values()];
  const open = lists.filter(({ closed }) => closed === null);
  return [
    ...seatOffers(state, open),
    ...openOffers(open),
    ...closedOffers(state, lists),
    ...among('report', lists.map(of)),
    ...among('annul-series', annulments(state, lists)),
  ];
};
