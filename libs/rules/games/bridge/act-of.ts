import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/** A card that goes back by these articles does so because the arbiter said something else. */
const FOLLOWING: ReadonlySet<string> = new Set(['BD-L45E1', 'BD-L45E2', 'BD-L47E2a']);
/** Choices that a ruling itself explains (BD-L25A6, BD-L25B1): the offer follows from it. */
const EXPLAINED_BY_RULING: readonly unknown[] = ['BD-L25A6', 'BD-L25B1'];

/**
 * The act that an event records. `DeclarerReplaced` names the new declarer where the act names the old one, and an
 * `IrregularityObserved` is an act only when it was reported; the audit tells the two apart by what follows.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  if (event.type === 'DeclarerReplaced') {
    const partner = { N: 'S', S: 'N', E: 'W', W: 'E' }[String(data.declarer)] ?? null;
    return { do: 'spread-hand', ...{ seat: partner } };
  }
  if (event.type === 'CardWithdrawn' && FOLLOWING.has(String(data.article))) return null;
  if (event.type === 'OptionsOffered' && EXPLAINED_BY_RULING.includes(data.article)) return null;
  return event.type === 'IrregularityObserved' ? { do: 'report', ...data } : recorded(event);
};
