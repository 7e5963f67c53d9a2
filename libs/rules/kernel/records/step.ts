import type { Decision, DomainEvent, Violation } from '../decider';

/** What a line of a record led to: the events that follow, or the refusal; a refused line changes nothing. */
export type ReplayStep =
  | { readonly kind: 'events'; readonly line: number; readonly events: readonly DomainEvent[] }
  | { readonly kind: 'refusal'; readonly line: number; readonly violation: Violation };

/** Applies what a line led to, and tells it. */
export const replayLine = (
  line: number,
  decision: Decision<DomainEvent>,
  evolve: (event: DomainEvent) => unknown,
): ReplayStep => {
  if (!decision.ok) return { kind: 'refusal', line, violation: decision.violation };
  decision.events.forEach(evolve);
  return { kind: 'events', line, events: decision.events };
};
