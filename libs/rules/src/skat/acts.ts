import type { Act, DomainEvent } from '../kernel/decider';

const ACT_OF_EVENT: Readonly<Record<string, string>> = {
  DeckShuffled: 'shuffle',
  DeckCut: 'cut',
  CardsDealt: 'deal',
  HandPickedUp: 'pick-up',
  HandsCounted: 'count',
  CardExposedInDeal: 'expose-in-deal',
  DealingContested: 'contest',
  SkatRedrawn: 'redraw-skat',
  SkatRestored: 'restore-skat',
  GameChosen: 'choose-game',
  BidMade: 'bid',
  BidHeld: 'hold',
  BidPassed: 'pass',
  SkatTaken: 'take-skat',
  SkatDiscarded: 'discard',
  GameAnnounced: 'announce',
  HandLaidOpen: 'lay-open',
  OpenHandDemanded: 'demand-open',
  CardPlayed: 'play',
  CardLedEarly: 'play',
  GameConceded: 'concede',
  ConcessionAnswered: 'consent',
  ClaimMade: 'claim',
  ClaimAnswered: 'answer-claim',
  CardsThrown: 'throw-in',
  LookedAt: 'look',
  CardsShown: 'show',
  IrregularityObserved: 'report',
  BreachClaimed: 'claim-breach',
  ContinuationDemanded: 'demand-continuation',
  TrickGathered: 'gather',
  TrickShown: 'show-trick',
  HandsRevealed: 'reveal',
  DisputeOpened: 'dispute',
  ArbiterDecided: 'rule',
  ClaimsClosed: 'close-claims',
  ResultRecorded: 'record-result',
};

/**
 * The act that an event records when it is the first of its write; the same type may also follow from another act (an
 * irregularity that the rules saw, a dispute over a claim), which the audit tells by its place.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  if (event.type === 'AnnouncementVoid')
    return { do: 'announce', ...{ seat: data.seat, contract: data.said } };
  if (event.type === 'TrickGathered' || event.type === 'TrickShown')
    return { do: ACT_OF_EVENT[event.type] ?? '', ...{ seat: data.seat } };
  const act = ACT_OF_EVENT[event.type];
  return act === undefined ? null : { do: act, ...data };
};
