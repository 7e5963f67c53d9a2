import type { Act, DomainEvent } from '../kernel/decider';

const ACT_OF_EVENT: Readonly<Record<string, string>> = {
  CutMade: 'cut',
  DealStarted: 'start-deal',
  CardsDealt: 'deal',
  HandPickedUp: 'pick-up',
  HandsCounted: 'count',
  PackCounted: 'count-pack',
  PackChanged: 'change-pack',
  CardPlayed: 'play',
  TwoCardsPlayed: 'play-two',
  CardReplaced: 'replace',
  TrickCardsAsked: 'ask-cards',
  TrickConsulted: 'consult',
  HandsRevealed: 'reveal',
  IrregularityObserved: 'report',
  DisputeOpened: 'dispute',
  ArbiterDecided: 'rule',
  ClaimsClosed: 'close-claims',
  ResultRecorded: 'record-result',
};

/**
 * The act that an event records when it is the first of its write; the same type may also follow from another act
 * (a visible card, an irregularity that the rules saw), which the audit tells by its place.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  if (event.type === 'TrickGathered') return { do: 'gather', ...{ seat: data.seat } };
  if (event.type === 'CardExposed') {
    const { seat, card, cause } = data;
    return cause === 'out-of-turn'
      ? { do: 'play', ...{ seat, card } }
      : { do: 'expose', ...{ seat, card, cause } };
  }
  const act = ACT_OF_EVENT[event.type];
  return act === undefined ? null : { do: act, ...data };
};
