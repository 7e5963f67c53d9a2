import { roundsUntil } from '../rounds';
import { LEAST_AT_TABLE } from '../seats';
import type { TournamentEvent } from './events';
import { type Case, lastPart, type List, listKey, type TournamentState } from './state';

const changeList = (
  state: TournamentState,
  { series, table }: { readonly series: number; readonly table: string },
  change: (list: List) => Partial<List>,
): void => {
  const key = listKey(series, table);
  const list = state.lists.get(key);
  if (list !== undefined) state.lists.set(key, { ...list, ...change(list) });
};

const changeCase = (state: TournamentState, number: number, change: Partial<Case>): void => {
  const found = state.cases.get(number);
  if (found !== undefined) state.cases.set(number, { ...found, ...change });
};

const drawSeats = (
  state: TournamentState,
  { series, by, seed, tables, deals }: Extract<TournamentEvent, { type: 'SeatsDrawn' }>['data'],
): void => {
  state.commitment = null;
  state.draws = [...state.draws, { series, by, seed }];
  state.series.set(series, { number: series, closed: false });
  for (const { table, seats } of tables)
    state.lists.set(listKey(series, table), {
      series,
      table,
      seats,
      players: seats,
      parts: [{ from: 1, seats }],
      stops: [],
      again: [],
      lengths: deals,
      deals: seats.length === 3 ? deals.three : deals.four,
      changed: false,
      present: [],
      keeper: 1,
      confirmed: [],
      corrections: [],
      struckFrom: null,
      closed: null,
      corrected: {},
      handedIn: [],
    });
};

/** Other people at a table whose size and turn stay as they are. */
const seated = (parts: List['parts'], seats: readonly string[]): Pick<List, 'seats' | 'parts'> => ({
  seats,
  parts: parts.with(-1, { from: lastPart({ parts }).from, seats }) as unknown as List['parts'],
});

/** A table that is larger or smaller from a deal on, for the rounds that are left of its list. */
const resized = (
  { parts, lengths, players }: List,
  from: number,
  seats: readonly string[],
): Partial<List> => {
  const done = parts.reduce(
    (rounds, part, index) => rounds + roundsUntil((parts[index + 1]?.from ?? from) - 1, part),
    0,
  );
  const length = seats.length === 3 ? lengths.three : lengths.four;
  const left = Math.max(0, length / seats.length - done);
  return {
    seats,
    // A table that changes before its first deal is as if it had been drawn so.
    parts: [...parts.filter((part) => part.from < from), { from, seats }] as unknown as List['parts'],
    players: [...players, ...seats.filter((entry) => !players.includes(entry))],
    deals: from - 1 + left * seats.length,
  };
};

const stopPlay = (
  state: TournamentState,
  { entry, played, ...place }: Extract<TournamentEvent, { type: 'PlayStopped' }>['data'],
): void => {
  changeList(state, place, (list) => {
    const { seats, keeper, stops } = list;
    if (seats.length <= LEAST_AT_TABLE) return { deals: played };
    const left = seats.filter((each) => each !== entry);
    return {
      ...resized(list, played + 1, left),
      // SKWO-7.2-GAP-1: who kept the list keeps it, unless it was he who stopped.
      keeper: Math.max(left.indexOf(seats[keeper - 1] ?? ''), 0) + 1,
      stops: stops.filter((each) => each.entry !== entry),
    };
  });
};

const changeSeats = (
  state: TournamentState,
  { a, b }: Extract<TournamentEvent, { type: 'SeatsChanged' }>['data'],
): void => {
  const seatOf = ({ series, table, seat }: typeof a): string =>
    state.lists.get(listKey(series, table))?.seats[seat - 1] ?? '';
  const [first, second] = [seatOf(a), seatOf(b)];
  for (const [place, entry] of [
    [a, second],
    [b, first],
  ] as const)
    changeList(state, place, ({ seats, players, parts }) => {
      const now = seats.with(place.seat - 1, entry);
      return {
        ...seated(parts, now),
        players: [...now, ...players.filter((each) => !seats.includes(each))],
        changed: true,
      };
    });
};

/** Lists and series. */
const evolveLists = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'SeatsDrawn':
      drawSeats(state, event.data);
      break;
    case 'SeatsChanged':
      changeSeats(state, event.data);
      break;
    case 'SeatTaken':
      changeList(state, event.data, ({ present }) => ({ present: [...present, event.data.entry] }));
      break;
    case 'ParticipantMissing':
      changeList(state, event.data, ({ seats, parts, players, lengths }) => ({
        ...seated(
          parts,
          seats.filter((entry) => entry !== event.data.entry),
        ),
        players: players.filter((entry) => entry !== event.data.entry),
        deals: lengths.three,
        keeper: 1,
      }));
      break;
    case 'TableJoined':
      changeList(state, event.data, (list) =>
        resized(list, event.data.deal, [...list.seats, event.data.entry]),
      );
      break;
    case 'StopAnnounced':
      changeList(state, event.data, ({ stops }) => ({ stops: [...stops, event.data] }));
      break;
    case 'PlayStopped':
      stopPlay(state, event.data);
      break;
    case 'WrongDealersFound':
      changeList(state, event.data, ({ again }) => ({
        again: [
          ...again.filter(({ deal }) => !event.data.again.some((each) => each.deal === deal)),
          ...event.data.again.map((each) => ({ ...each, article: event.data.article })),
        ],
      }));
      break;
    case 'KeeperAgreed':
      changeList(state, event.data, () => ({ keeper: event.data.seat }));
      break;
    case 'LineConfirmed':
      changeList(state, event.data, ({ confirmed }) => ({ confirmed: [...confirmed, event.data] }));
      break;
    case 'CorrectionAgreed':
      changeList(state, event.data, ({ corrections }) => ({ corrections: [...corrections, event.data] }));
      break;
    case 'DealsStruck':
      changeList(state, event.data, () => ({ struckFrom: event.data.from }));
      break;
    case 'ListClosed':
      changeList(state, event.data, () => ({ closed: event.data }));
      break;
    case 'ListCorrected':
      changeList(state, event.data, ({ corrected }) => ({
        corrected: { ...corrected, [event.data.entry]: event.data.figures },
      }));
      break;
    case 'ListHandedIn':
      changeList(state, event.data, () => ({ handedIn: event.data.cards }));
      break;
    case 'SeriesClosed':
      state.series.set(event.data.series, { number: event.data.series, closed: true });
      break;
    default:
      evolveCases(state, event);
  }
};

/** Disputes, and what the direction decided about people. */
const evolveCases = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'RefereeCalled':
      state.cases.set(event.data.case, {
        ...event.data,
        decided: null,
        appeal: null,
        ruled: null,
        objection: null,
        conciliated: null,
      });
      break;
    case 'CaseDecided':
      changeCase(state, event.data.case, { decided: event.data });
      break;
    case 'AppealFiled':
      changeCase(state, event.data.case, { appeal: event.data });
      break;
    case 'AppealRuled':
      changeCase(state, event.data.case, { ruled: event.data });
      break;
    case 'ObjectionFiled':
      changeCase(state, event.data.case, { objection: event.data });
      break;
    case 'ObjectionRuled':
      changeCase(state, event.data.case, { conciliated: event.data });
      break;
    case 'IrregularityReported':
      state.reports = [...state.reports, event.data];
      break;
    case 'OnlookerSentAway':
      state.sentAway = [...state.sentAway, event.data];
      break;
    case 'PenaltyPointsImposed':
      state.penalties = [...state.penalties, event.data];
      break;
    case 'SeriesResultAnnulled':
      state.annulled = [...state.annulled, event.data];
      break;
    default:
      evolveEnd(state, event);
  }
};

/** From the lot to the archive. */
const evolveEnd = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'LotDrawn':
      state.lots = [...state.lots, event.data.order];
      state.commitment = null;
      break;
    case 'StoppedEarly':
      state.stopped = event.data;
      break;
    case 'ResultsAnnounced':
      state.announced = true;
      break;
    case 'PrizesReleased':
      state.prizes = event.data;
      break;
    case 'AccountRendered':
      state.account = event.data;
      break;
    case 'TournamentArchived':
      state.archived = true;
      break;
    default:
      break;
  }
};

export const evolveTournament = (state: TournamentState, event: TournamentEvent): TournamentState => {
  switch (event.type) {
    case 'NoticePublished':
      state.notice = event.data;
      break;
    case 'EntryCheckedIn':
      state.participants.set(event.data.entry, { ...event.data, left: false });
      break;
    case 'EntryDeclined':
      state.declined.add(event.data.entry);
      break;
    case 'ParticipantLeft': {
      const own = state.participants.get(event.data.entry);
      if (own !== undefined) state.participants.set(own.entry, { ...own, left: true });
      break;
    }
    case 'SubstituteAppointed':
      state.substitutes = [...state.substitutes, event.data];
      break;
    case 'EntryExcluded':
      state.excluded.set(event.data.entry, event.data);
      break;
    default:
      evolveLists(state, event);
  }
  return state;
};
