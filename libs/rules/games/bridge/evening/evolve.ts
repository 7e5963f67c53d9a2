import type { EveningData, EveningEvent } from './events';
import { movementOf } from './setup';
import { type EveningState, otherwiseKey, type Seated } from './state';

const NOBODY: readonly Seated[] = [];

/** From that round on this one sits there, where nobody did. */
const seat = ({ seats }: EveningState, { place, from, entry }: EveningData['EntrySeated']): void => {
  const before = (seats.get(place) ?? NOBODY).filter((each) => each.from < from);
  seats.set(place, [...before, { from, entry }]);
};

/** From that round on everybody is somebody else, wherever he sits. */
const renamed = (
  { seats }: EveningState,
  from: number,
  other: (entry: string | null) => string | null,
): void => {
  for (const [place, own] of seats) {
    const now = own.findLast((each) => each.from <= from)?.entry ?? null;
    seats.set(place, [
      ...own.filter((each) => each.from < from),
      { from, entry: other(now) },
      ...own.filter((each) => each.from > from).map((each) => ({ ...each, entry: other(each.entry) })),
    ]);
  }
};

const changeMovement = (state: EveningState, { movement }: EveningData['MovementSet']): void => {
  state.setup = movement;
  state.movement = movementOf(movement);
  for (const place of [...state.seats.keys()])
    if (!state.movement.places.includes(place)) state.seats.delete(place);
};

const draw = (state: EveningState, data: EveningData['SeatsDrawn']): void => {
  state.lot = data;
  state.commitment = null;
  state.seats.clear();
  for (const { place, entry } of data.seats) state.seats.set(place, [{ from: 1, entry }]);
};

export const evolveEvening = (state: EveningState, event: EveningEvent): EveningState => {
  switch (event.type) {
    case 'MovementSet':
      changeMovement(state, event.data);
      break;
    case 'LotCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'SeatsDrawn':
      draw(state, event.data);
      break;
    case 'EntrySeated':
      seat(state, event.data);
      break;
    case 'EntriesSwapped': {
      const { a, b, from } = event.data;
      renamed(state, from, (entry) => (entry === a ? b : entry === b ? a : entry));
      break;
    }
    case 'EntryAbsent': {
      const { entry, from } = event.data;
      renamed(state, from, (each) => (each === entry ? null : each));
      break;
    }
    case 'RoundStarted':
      state.round = event.data.round;
      state.startedAt = event.data.at ?? null;
      state.minutes = state.setup.minutes ?? null;
      break;
    case 'TimeGiven':
      state.minutes = (state.minutes ?? 0) + event.data.minutes;
      break;
    case 'PlayedOtherwise':
      state.otherwise.set(otherwiseKey(event.data.round, event.data.table), event.data);
      break;
    default:
      break;
  }
  return state;
};
