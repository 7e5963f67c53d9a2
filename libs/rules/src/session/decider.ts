import type { Decider, DomainEvent } from '../kernel/decider';
import type { SessionCommand } from './contract';
import { decideSession } from './decide';
import { evolveSession } from './evolve';
import { type SessionState, unopenedSession } from './state';

/** The life of a session of any game: opened, run by its game's order, closed; what it gives the ranking is a milestone. */
export const sessionDecider: Decider<void, SessionCommand, DomainEvent, SessionState> = {
  initial: unopenedSession,
  decide: decideSession,
  evolve: evolveSession,
};

/** The state after these events. */
export const replaySession = (events: Iterable<DomainEvent>): SessionState => {
  let state = unopenedSession();
  for (const event of events) state = evolveSession(state, event);
  return state;
};
