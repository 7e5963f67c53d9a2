import type { TournamentEvent } from './events';
import { type Case, type List, listKey, type TournamentState } from './state';

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
  { series, tables, deals }: Extract<TournamentEvent, { type: 'SeatsDrawn' }>['data'],
): void => {
  state.series.set(series, { number: series, closed: false });
  for (const { table, seats } of tables)
    state.lists.set(listKey(series, table), {
      series,
      table,
      seats,
      lengths: deals,
      deals: seats.length === 3 ? deals.three : deals.four,
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
    changeList(state, place, ({ seats }) => ({ seats: seats.with(place.seat - 1, entry) }));
};

/** Lists and series. */
const evolveLists = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
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
      changeList(state, event.data, ({ seats, lengths }) => ({
        seats: seats.filter((entry) => entry !== event.data.entry),
        deals: lengths.three,
        keeper: 1,
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
