import type { Act, DealState, DomainEvent } from '@arbitre/rules';

/** The act that says the result that stands after these events; null where none does. */
export const resultIn = ({ game }: DealState, events: readonly DomainEvent[]): Act | null => {
  for (const event of events.toReversed()) {
    if (event.type === 'ResultCorrected') return (event.data as { readonly act: Act }).act;
    const act = game?.actOf(event) ?? null;
    if (act !== null && act.do === game?.resultAct) return act;
  }
  return null;
};
