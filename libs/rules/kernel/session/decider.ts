import type { Decider, DomainEvent, Origin } from '../decider';
import type { Games } from '../games';
import type { SessionCommand } from './contract';
import { decideSession } from './decide';
import { evolveSession } from './evolve';
import { EMPTY_SHELF, type Shelf } from './shelf';
import { type SessionState, unopenedSession } from './state';

/**
 * The life of a session of any game: opened, run by its game's order with what lies on the shelf, closed; what it gives the
 * ranking is a milestone.
 */
export const sessionDecider = (
  games: Games,
  shelf: Shelf = EMPTY_SHELF,
): Decider<void, SessionCommand, DomainEvent, SessionState, Origin> => ({
  initial: () => unopenedSession(games),
  decide: (state, command, origin) => decideSession(state, command, shelf, origin),
  evolve: evolveSession,
});

/** The state after these events. */
export const replaySession = (games: Games, events: Iterable<DomainEvent>): SessionState => {
  let state = unopenedSession(games);
  for (const event of events) state = evolveSession(state, event);
  return state;
};
