import { canonicalJson } from './canonical-json';
import type { Act, Decision, DomainEvent, Violation } from './decider';

/** What the audit found: every milestone follows from the acts, or the first event where it does not. */
export type StreamAudit =
  | { readonly ok: true; readonly acts: number }
  | {
      readonly ok: false;
      /** Index of the event in the stream, from 0. */
      readonly at: number;
      readonly recorded: DomainEvent | null;
      /** What the rules yield there; null when they yield nothing. */
      readonly expected: DomainEvent | null;
      readonly violation: Violation | null;
    };

/** How the acts of a stream are found and judged; `state` is used up. */
export type Auditing<State> = {
  readonly state: State;
  /** The command that an event records, or null for a milestone. */
  readonly actOf: (state: State, event: DomainEvent) => Act | null;
  readonly decide: (state: State, act: Act) => Decision<DomainEvent>;
  readonly evolve: (state: State, event: DomainEvent) => State;
};

const same = (a: DomainEvent | undefined, b: DomainEvent | undefined): boolean =>
  a?.type === b?.type && canonicalJson(a?.data ?? null) === canonicalJson(b?.data ?? null);

/**
 * Replays the acts of a stream through the rules and compares what they yield with what is recorded (architecture,
 * decision 3). Stops at the first difference: after it nothing can be compared.
 */
export const auditStream = <State>(
  events: readonly DomainEvent[],
  { state, actOf, decide, evolve }: Auditing<State>,
): StreamAudit => {
  let acts = 0;
  for (let at = 0; at < events.length; acts++) {
    const event = events[at];
    if (event === undefined) break;
    const act = actOf(state, event);
    if (act === null) return { ok: false, at, recorded: event, expected: null, violation: null };
    const decision = decide(state, act);
    if (!decision.ok)
      return { ok: false, at, recorded: event, expected: null, violation: decision.violation };
    for (const expected of decision.events) {
      const recorded = events[at];
      if (!same(expected, recorded))
        return { ok: false, at, recorded: recorded ?? null, expected, violation: null };
      evolve(state, expected);
      at++;
    }
  }
  return { ok: true, acts };
};
