import { auditStream, type StreamAudit } from '../audit';
import type { Act, DomainEvent } from '../decider';
import type { Games } from '../games';
import { decideDeal } from './decide';
import { evolveDeal } from './evolve';
import { LIFE_ACTS } from './life-acts';
import { type DealState, unopenedDeal } from './state';

/** What the audit of a deal's stream found. */
export type DealAudit = StreamAudit;

/** The command that an event records, or null for a milestone. */
export const actOfDealEvent = (state: DealState, event: DomainEvent): Act | null => {
  const act = LIFE_ACTS[event.type];
  if (act !== undefined) return { do: act, ...(event.data as object) };
  return state.game?.actOf(event) ?? null;
};

/** Whether the milestones of a deal's stream are those that its acts lead to under its rules. */
export const auditDeal = (games: Games, events: readonly DomainEvent[]): DealAudit =>
  auditStream(events, {
    state: unopenedDeal(games),
    actOf: actOfDealEvent,
    decide: decideDeal,
    evolve: evolveDeal,
  });
