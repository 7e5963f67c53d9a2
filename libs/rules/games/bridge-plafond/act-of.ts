import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type Named } from './events';

const recorded = actRecordedBy(events);

const gathered = ({ by }: Named<'TrickGathered'>['data']): Act => ({ do: 'gather', ...{ by } });

/** The act that an event records; an `IrregularityObserved` is one when it stands first, as a report. */
export const actOf = (event: DomainEvent): Act | null => {
  switch (event.type) {
    case 'IrregularityObserved':
      return { do: 'report', ...(event.data as object) };
    case 'TrickGathered':
      return gathered(event.data as Named<'TrickGathered'>['data']);
    default:
      return recorded(event);
  }
};
