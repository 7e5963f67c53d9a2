import { SEATS } from '@arbitre/rules/kernel/compass';
import { sideOfSeat } from '../score/deal-points';
import { readLine } from '../score/line';
import type { EveningEvent, PartieCalled, PartnersChanged, RubberBegun } from './events';
import { withInserted } from './insertion';
import { opposite, seatOf, sideOfNorth } from './partners';
import {
  type EarlierLine,
  type EveningState,
  type PartieTable,
  placeKey,
  type Rubber,
  rubberAt,
  type SheetEntry,
  sheetOf,
  tableAt,
} from './state';

type AtTable = { readonly partie: number; readonly table: string };
type OnSheet = { readonly round: number; readonly table: string };

/** What a table has until it says otherwise (BP-TABLE-8). */
const USUAL_PACKS = ['blue', 'red'];

const changeTable = (
  state: EveningState,
  { partie, table }: AtTable,
  to: (now: PartieTable) => Partial<PartieTable>,
): void => {
  const now = tableAt(state, partie, table);
  if (now !== undefined) state.tables.set(placeKey(partie, table), { ...now, ...to(now) });
};

/** The sheet follows from the lines, whatever changed. */
const changeRubber = (
  state: EveningState,
  { round, table }: OnSheet,
  to: (now: Rubber) => Partial<Rubber>,
): void => {
  const now = rubberAt(state, round, table);
  if (now === undefined) return;
  const next = { ...now, ...to(now) };
  state.rubbers.set(placeKey(round, table), { ...next, sheet: sheetOf(next) });
};

const call = (state: EveningState, data: PartieCalled['data']): void => {
  const { partie } = data;
  state.parties = [...state.parties, data];
  state.commitment = null;
  for (const { table, entries } of data.tables)
    state.tables.set(placeKey(partie, table), {
      ...{ partie, table, entries, packs: USUAL_PACKS, alike: false, rate: state.setup.rate },
      ...{ draws: [], cards: {}, order: [], seats: {}, pack: null, partners: [], ended: null },
    });
};

/** The second choice of a seat leaves one, for the last player (BP-TABLE-GAP-1). */
const seated = ({ order, seats }: PartieTable, entry: string, seat: 'N' | 'E' | 'S' | 'W') => {
  const partner = order[entry === order[0] ? 1 : 3] ?? '';
  return { seats: { ...seats, [seat]: entry, [opposite(seat)]: partner } };
};

const begin = (state: EveningState, data: RubberBegun['data'] | PartnersChanged['data']): void => {
  const { round, table, partie, rubber, seats, dealer, packs } = data;
  const entries: readonly SheetEntry[] = [];
  const begun = { round, table, partie, rubber, seats, dealer, packs, entries, brokenOff: null };
  const exchanged = 'exchanged' in data ? data.exchanged : [];
  state.rubbers.set(placeKey(round, table), {
    ...{ ...begun, exchanged, dealt: {}, acceptedBy: {}, ruled: null },
    sheet: sheetOf(begun),
  });
  changeTable(state, { partie, table }, (now) => ({
    seats,
    partners: [...now.partners, sideOfNorth(now.entries, seats)],
  }));
};

type Writing = { readonly deal: number; readonly line: string | null };

/** The line as it is written now, with what it said before. */
const written = (
  entries: readonly SheetEntry[],
  { deal, line }: Writing,
  { source, by, reason }: { readonly source: SheetEntry['source'] } & Omit<EarlierLine, 'line'>,
): readonly SheetEntry[] => {
  const reading = line === null ? null : readLine(line);
  const result = reading?.ok === true ? reading.result : null;
  const before = entries.find((each) => each.deal === deal);
  const earlier = before === undefined ? [] : [...before.earlier, { line: before.line, by, reason }];
  const inserted = before?.inserted ?? null;
  const now: SheetEntry = { deal, line, result, source, inserted, earlier };
  return before === undefined ? [...entries, now] : entries.map((each) => (each === before ? now : each));
};

const evolveTable = (state: EveningState, event: EveningEvent): void => {
  switch (event.type) {
    case 'PacksLaid':
      changeTable(state, event.data, () => ({ packs: event.data.packs, alike: event.data.alike }));
      break;
    case 'RateSet':
      changeTable(state, event.data, () => ({ rate: event.data.rate }));
      break;
    case 'CardsDrawn': {
      const { draws, again, order } = event.data;
      const drawn = draws.filter(({ entry }) => !again.includes(entry));
      const cards = Object.fromEntries(drawn.map(({ entry, cards: own }) => [entry, own[0] ?? '']));
      changeTable(state, event.data, (now) => ({
        ...{ draws: [...now.draws, draws], cards: { ...now.cards, ...cards }, order },
      }));
      break;
    }
    case 'SeatChosen':
      changeTable(state, event.data, (now) => seated(now, event.data.entry, event.data.seat));
      break;
    case 'PackChosen':
      changeTable(state, event.data, () => ({ pack: event.data.pack }));
      break;
    case 'SubstituteSeated': {
      const { entry, substitute } = event.data;
      const instead = (each: string): string => (each === entry ? substitute : each);
      changeTable(state, event.data, (now) => ({
        entries: now.entries.map(instead),
        order: now.order.map(instead),
        cards: Object.fromEntries(Object.entries(now.cards).map(([each, card]) => [instead(each), card])),
        seats: Object.fromEntries(
          SEATS.flatMap((seat) => {
            const sits = now.seats[seat];
            return sits === undefined ? [] : [[seat, instead(sits)]];
          }),
        ),
      }));
      break;
    }
    case 'PartieEnded':
      changeTable(state, event.data, () => ({ ended: event.data.reason }));
      break;
    default:
      evolveSheet(state, event);
  }
};

/** A correction is accepted anew; after it the arbiter's leaves acceptance as it is while the rubber stays ended. */
const ruled = (now: Rubber, change: Pick<Rubber, 'entries'> & Partial<Rubber>): Partial<Rubber> => {
  const ended = sheetOf({ ...now, ...change }).state !== 'playing';
  return { ...change, ...(ended ? {} : { acceptedBy: {}, ruled: null }) };
};

const evolveSheet = (state: EveningState, event: EveningEvent): void => {
  switch (event.type) {
    case 'LineWritten':
    case 'DealTaken':
    case 'LineCorrected': {
      const source = event.type === 'DealTaken' ? 'deal' : 'typed';
      const reason = event.type === 'LineCorrected' ? (event.data.reason ?? null) : null;
      changeRubber(state, event.data, ({ entries }) => ({
        entries: written(entries, event.data, { source, by: 'table', reason }),
        acceptedBy: {},
      }));
      break;
    }
    case 'DealerNoted': {
      const { deal, dealer, pack } = event.data;
      changeRubber(state, event.data, ({ dealt }) => ({ dealt: { ...dealt, [deal]: { dealer, pack } } }));
      break;
    }
    case 'LineRuled':
      changeRubber(state, event.data, (now) => {
        const { reason } = event.data;
        return ruled(now, {
          entries: written(now.entries, event.data, { source: 'typed', by: 'arbiter', reason }),
        });
      });
      break;
    case 'LineInserted': {
      const { reason = null } = event.data;
      changeRubber(state, event.data, (now) => ({
        ...withInserted(now, event.data, { by: 'table', reason }),
        acceptedBy: {},
      }));
      break;
    }
    case 'InsertionRuled':
      changeRubber(state, event.data, (now) =>
        ruled(now, withInserted(now, event.data, { by: 'arbiter', reason: event.data.reason })),
      );
      break;
    case 'TotalsAccepted': {
      const { by } = event.data;
      changeRubber(state, event.data, ({ seats, acceptedBy }) => {
        const seat = seatOf(seats, by);
        return seat === null ? {} : { acceptedBy: { ...acceptedBy, [sideOfSeat(seat)]: by } };
      });
      break;
    }
    case 'TotalsRuled':
      changeRubber(state, event.data, () => ({ ruled: event.data.reason }));
      break;
    case 'RubberBrokenOff':
      changeRubber(state, event.data, () => ({
        brokenOff: { cause: event.data.cause, reason: event.data.reason },
        acceptedBy: {},
      }));
      break;
    case 'RubberResumed':
      changeRubber(state, event.data, () => ({ brokenOff: null, acceptedBy: {}, ruled: null }));
      break;
    default:
      break;
  }
};

/** Applies one event in place, and passes over what it does not know. */
export const evolveEvening = (state: EveningState, event: EveningEvent): EveningState => {
  switch (event.type) {
    case 'PlayersEntered': {
      const known = new Set(event.data.entries);
      const back = event.data.entries.map((entry) => ({ entry, withdrawn: null }));
      state.players = [...state.players.filter(({ entry }) => !known.has(entry)), ...back];
      break;
    }
    case 'PlayerWithdrawn': {
      const { entry, reason } = event.data;
      state.players = state.players.map((each) =>
        each.entry === entry ? { entry, withdrawn: reason } : each,
      );
      break;
    }
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'PartieCalled':
      call(state, event.data);
      break;
    case 'RubberBegun':
    case 'PartnersChanged':
      begin(state, event.data);
      break;
    default:
      evolveTable(state, event);
  }
  return state;
};
