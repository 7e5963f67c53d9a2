import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/** The act that an event records; an `IrregularityObserved` is one when it stands first, as a report. */
export const actOf = (event: DomainEvent): Act | null =>
  event.type === 'IrregularityObserved' ? { do: 'report', ...(event.data as object) } : recorded(event);
