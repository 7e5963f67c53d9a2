import { auditStream, type StreamAudit } from '../audit';
import type { Act, DomainEvent } from '../decider';
import type { Games } from '../games';
import { decideSession } from './decide';
import { evolveSession } from './evolve';
import { EMPTY_SHELF, type Shelf } from './shelf';
import { type SessionState, unopenedSession } from './state';

/** The command that an event records, or null for a milestone. */
export const actOfSessionEvent = (state: SessionState, event: DomainEvent): Act | null => {
  switch (event.type) {
    case 'SessionOpened':
      return { do: 'open-session', ...(event.data as object) };
    case 'SessionClosed':
      return { do: 'close-session', ...(event.data as object) };
    case 'SessionReopened':
      return { do: 'reopen-session', ...(event.data as object) };
    case 'FigureUpheld':
      return { do: 'uphold-figure', ...(event.data as object) };
    case 'SessionScored':
      return null;
    default:
      return state.rules?.actOf(event) ?? null;
  }
};

/** Whether the milestones of a session's stream are those that its acts lead to under its rules. */
export const auditSession = (
  games: Games,
  events: readonly DomainEvent[],
  shelf: Shelf = EMPTY_SHELF,
): StreamAudit =>
  auditStream(events, {
    state: unopenedSession(games),
    actOf: actOfSessionEvent,
    decide: (state, act) => decideSession(state, act, shelf),
    evolve: evolveSession,
  });
