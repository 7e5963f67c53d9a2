import type { acts } from '../session/acts';
import { type HallState, hasBegun, isComplete, isDone, placesOf, playing, tablesOf } from './state';
import { entryAt } from '@arbitre/rules/kernel/session/seats';

type Name = keyof typeof acts;

const when = (holds: boolean, ...names: readonly Name[]): readonly Name[] => (holds ? names : []);

const ofSeats = (state: HallState): readonly Name[] => {
  const { plan, round, seats, commitment } = state;
  const places = placesOf(plan).map((place) => entryAt(seats, place, Math.max(1, round)));
  const seated = places.filter((entry) => entry !== null).length;
  return [
    ...when(round < plan.rounds, 'commit-lot'),
    ...when(round < plan.rounds && commitment !== null, 'draw-seats'),
    ...when(seated < places.length, 'seat-entry'),
    ...when(seated > 1, 'swap-entries'),
    ...when(seated > 0, 'mark-absent'),
  ];
};

const ofTables = (state: HallState): readonly Name[] => {
  const open = playing(state).filter(([, own]) => !isDone(own));
  const any = (holds: (over: boolean) => boolean): boolean =>
    open.some(([, own]) => holds(own.session.board.over));
  const next = tablesOf(state, state.round + 1).some(isComplete);
  return [
    ...when(state.round < state.plan.rounds && open.length === 0 && next, 'start-round'),
    ...when(
      any((over) => !over),
      'enter-coup',
      'cut-next',
    ),
    ...when(
      open.some(([, { session }]) => session.lastCoup !== null && !session.lastCoupStands),
      'correct-coup',
    ),
    ...when(
      any((over) => over),
      'confirm-result',
    ),
    ...when(open.length > 0, 'stop-table'),
    ...when(!open.some(([, own]) => hasBegun(own)), 'change-settings'),
  ];
};

/** Acts of a hall that this state has room for. */
export const offeredInHall = (state: HallState): readonly Name[] => [...ofSeats(state), ...ofTables(state)];
