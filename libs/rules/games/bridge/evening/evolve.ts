import { leaveFrom, seatFrom, swapFrom } from '@arbitre/rules/kernel/session/seats';
import type { EveningData, EveningEvent } from './events';
import { withRound } from '../movement/swiss';
import { movementOf } from './movements';
import { afterPreparing } from './prepared/state';
import { type EveningState, otherwiseKey, placeOf } from './state';

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

const leave = (state: EveningState, data: EveningData['EntryLeft']): void => {
  const place = placeOf(state, data.entry, data.from);
  if (place !== null) state.left = [...state.left, { ...data, place }];
  leaveFrom(state.seats, data.entry, data.from);
};

/** BD-L91A: the pair leaves the room, unless somebody sits down for its player. */
const suspend = (state: EveningState, data: EveningData['EntrySuspended']): void => {
  const { entry, player, comes, from, reason } = data;
  state.suspended = [...state.suspended, data];
  if (player === undefined || comes === undefined) leave(state, { entry, from, reason });
  else state.substitutes = [...state.substitutes, { entry, leaves: player, comes, from, reason }];
};

const samePlace = (
  one: EveningData['BoardSettled'] | EveningData['BoardPostponed'],
  other: EveningData['BoardPostponed'],
): boolean => one.round === other.round && one.table === other.table && one.board === other.board;

/** What happens at tables beside the movement. */
const evolveTables = (state: EveningState, event: EveningEvent): void => {
  switch (event.type) {
    case 'BoardCancelled':
      state.cancelled = [...state.cancelled, event.data];
      break;
    case 'PlayerSubstituted':
      state.substitutes = [...state.substitutes, event.data];
      break;
    case 'BoardsMoved':
      state.moved = [...state.moved, event.data];
      break;
    case 'BoardPostponed':
      state.postponed = [...state.postponed, event.data];
      break;
    case 'BoardSettled':
      state.postponed = state.postponed.filter((each) => !samePlace(event.data, each));
      if (event.data.as === 'cancelled') state.dropped = [...state.dropped, event.data];
      break;
    case 'HandsRecorded':
      state.records.set(event.data.board, event.data.hands);
      break;
    case 'TableEnded':
      state.ended = [...state.ended, event.data.table];
      break;
    default:
      state.prepared = afterPreparing(state.prepared, event);
  }
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
    case 'RoundPaired': {
      const teams = state.setup.movement === 'swiss-teams';
      state.movement = withRound(state.movement, event.data.round - 1, event.data.matches, teams);
      break;
    }
    case 'EntryLeft':
      leave(state, event.data);
      break;
    case 'EntrySuspended':
      suspend(state, event.data);
      break;
    default:
      evolveTables(state, event);
  }
  return state;
};
