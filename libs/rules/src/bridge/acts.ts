import type { Act, DomainEvent } from '../kernel/decider';

const ACT_OF_EVENT: Readonly<Record<string, string>> = {
  CardsDealt: 'deal',
  CallMade: 'call',
  CardPlayed: 'play',
  CardWithdrawn: 'withdraw',
  ClaimMade: 'claim',
  ResultRecorded: 'record-result',
};

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
  if (event.type === 'IrregularityObserved') return { do: 'report', ...data };
  const act = ACT_OF_EVENT[event.type];
  return act === undefined ? null : { do: act, ...data };
};
