import { canonical } from '../kernel/canonical';
import type { Act, DomainEvent, Violation } from '../kernel/decider';
import { decideDeal } from './decide';
import { evolveDeal } from './evolve';
import { type DealState, unopenedDeal } from './state';

/** What the audit found: every milestone follows from the acts, or the first event where it does not. */
export type DealAudit =
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

const LIFE_ACTS: Readonly<Record<string, string>> = {
  DealOpened: 'open-deal',
  ArbiterCalled: 'call-arbiter',
  RulingGiven: 'give-ruling',
  ResultCorrected: 'correct-result',
};

/** The command that an event records, or null for a milestone. */
export const actOfDealEvent = (state: DealState, event: DomainEvent): Act | null => {
  const act = LIFE_ACTS[event.type];
  if (act !== undefined) return { do: act, ...(event.data as object) };
  return state.game?.actOf(event) ?? null;
};

const same = (a: DomainEvent | undefined, b: DomainEvent | undefined): boolean =>
  a?.type === b?.type && canonical(a?.data ?? null) === canonical(b?.data ?? null);

/**
 * Replays the acts of a stream through the rules and compares what they yield with what is recorded (architecture,
 * decision 3). Stops at the first difference: after it nothing can be compared.
 */
export const auditDeal = (events: readonly DomainEvent[]): DealAudit => {
  const state = unopenedDeal();
  let acts = 0;
  for (let at = 0; at < events.length; acts++) {
    const event = events[at];
    if (event === undefined) break;
    const act = actOfDealEvent(state, event);
    if (act === null) return { ok: false, at, recorded: event, expected: null, violation: null };
    const decision = decideDeal(state, act);
    if (!decision.ok)
      return { ok: false, at, recorded: event, expected: null, violation: decision.violation };
    for (const expected of decision.events) {
      const recorded = events[at];
      if (!same(expected, recorded))
        return { ok: false, at, recorded: recorded ?? null, expected, violation: null };
      evolveDeal(state, expected);
      at++;
    }
  }
  return { ok: true, acts };
};
