import { auditStream, type StreamAudit } from '../kernel/audit';
import type { Act, DomainEvent } from '../kernel/decider';
import { decideSession } from './decide';
import { evolveSession } from './evolve';
import { type SessionState, unopenedSession } from './state';

/** The command that an event records, or null for a milestone. */
export const actOfSessionEvent = (state: SessionState, event: DomainEvent): Act | null => {
  switch (event.type) {
    case 'SessionOpened':
      return { do: 'open-session', ...(event.data as object) };
    case 'SessionClosed':
      return { do: 'close-session', ...(event.data as object) };
    case 'SessionScored':
      return null;
    default:
      return state.rules?.actOf(event) ?? null;
  }
};

/** Whether the milestones of a session's stream are those that its acts lead to under its rules. */
export const auditSession = (events: readonly DomainEvent[]): StreamAudit =>
  auditStream(events, {
    state: unopenedSession(),
    actOf: actOfSessionEvent,
    decide: decideSession,
    evolve: evolveSession,
  });
