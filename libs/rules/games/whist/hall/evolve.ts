import { leaveFrom, seatFrom, swapFrom } from '@arbitre/rules/kernel/session/seats';
import type { SessionEvent, SessionEventNamed } from '../session/events';
import { evolveSession } from '../session/state';
import { type HallState, seatRound, tableKey } from './state';

const draw = (state: HallState, data: SessionEventNamed<'SeatsDrawn'>['data']): void => {
  const { from, seats } = data;
  Object.assign(state, { lot: data, commitment: null, lotsFrom: [...state.lotsFrom, from] });
  for (const place of state.seats.keys()) seatFrom(state.seats, place, { from, entry: null });
  for (const { place, entry } of seats) seatFrom(state.seats, place, { from, entry });
};

const stop = (state: HallState, { table, reason }: SessionEventNamed<'TableStopped'>['data']): void => {
  const key = tableKey(state.round, table);
  const own = state.tables.get(key);
  if (own !== undefined) state.tables.set(key, { ...own, stopped: reason });
};

/** Who sits where from a round on. */
const moveSeats = (state: HallState, event: SessionEvent): boolean => {
  switch (event.type) {
    case 'EntrySeated':
      seatFrom(state.seats, event.data.place, event.data);
      return true;
    case 'EntriesSwapped':
      swapFrom(state.seats, event.data.a, event.data.b, event.data.from);
      return true;
    case 'EntryAbsent':
      leaveFrom(state.seats, event.data.entry, event.data.from);
      return true;
    default:
      return false;
  }
};

/** Applies one event in place; what is about a table goes to its own evening. */
export const evolveHall = (state: HallState, event: SessionEvent): void => {
  if (moveSeats(state, event)) {
    if (state.round > 0) seatRound(state);
    return;
  }
  switch (event.type) {
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'SeatsDrawn':
      draw(state, event.data);
      break;
    case 'SettingsChanged':
      state.settings = event.data.settings;
      if (state.round > 0) seatRound(state);
      break;
    case 'RoundStarted':
      state.round = event.data.round;
      seatRound(state);
      break;
    case 'TableStopped':
      stop(state, event.data);
      break;
    default: {
      const { table } = event.data as { readonly table?: number };
      const own = table === undefined ? undefined : state.tables.get(tableKey(state.round, table));
      if (own !== undefined) evolveSession(own.session, event);
    }
  }
};
