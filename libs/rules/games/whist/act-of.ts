import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/** The act that an event records; null for a milestone. A pack that begins a deal without a name is left out. */
export const actOf = (event: DomainEvent): Act | null => {
  if (event.type === 'IrregularityObserved') return { do: 'report', ...(event.data as object) };
  const act: (Act & { readonly pack?: string | null }) | null = recorded(event);
  if (act === null) return null;
  const { pack = null, ...rest } = act;
  return pack === null ? rest : { ...rest, ...{ pack } };
};
