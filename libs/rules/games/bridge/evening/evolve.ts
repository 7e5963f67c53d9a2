import { leaveFrom, seatFrom, swapFrom } from '@arbitre/rules/kernel/session/seats';
import type { EveningData, EveningEvent } from './events';
import { movementOf } from './setup';
import { type EveningState, otherwiseKey } from './state';

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
      seatFrom(state.seats, event.data.place, event.data);
      break;
    case 'EntriesSwapped':
      swapFrom(state.seats, event.data.a, event.data.b, event.data.from);
      break;
    case 'EntryAbsent':
      leaveFrom(state.seats, event.data.entry, event.data.from);
      break;
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
