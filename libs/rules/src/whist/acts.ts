import type { Act, DomainEvent } from '../kernel/decider';

/** The act that each event records. Events that are not here are milestones, or follow from another act. */
const ACT_OF_EVENT: Readonly<Record<string, string>> = {
  PackShuffled: 'shuffle',
  PackPrepared: 'prepare-pack',
  PackPresented: 'present-pack',
  PackCut: 'cut',
  CutVoided: 'cut',
  DealBegun: 'begin-deal',
  DealStopped: 'stop-deal',
  HandLookedAt: 'look-at-hand',
  HandsDealt: 'deal',
  HandsRevealed: 'reveal-hands',
  TrumpCardTurned: 'turn-trump',
  TrumpAsked: 'ask-trump',
  HonoursCalled: 'call-honours',
  HonoursAnswered: 'answer-honours',
  CardPlayed: 'play',
  CardExposed: 'play',
  CardsPlayedTogether: 'play-together',
  LeadContested: 'contest-lead',
  TrickGathered: 'gather',
  TrickViewed: 'view-trick',
  PlayOmitted: 'omit',
  CardSupplied: 'supply',
  SuitQuestionAsked: 'ask-partner',
  RevokeCorrected: 'correct-revoke',
  PenaltyDemanded: 'demand',
  PenaltyWaived: 'waive',
  ConsultationHeld: 'consult',
  ChoiceMade: 'choose',
  HandsAbandoned: 'abandon-hands',
  RevokeClaimed: 'claim-revoke',
  TricksMixed: 'mix-tricks',
  ExaminationClosed: 'close-examination',
  ClaimWindowClosed: 'close-claims',
  PlayOnRequired: 'require-play-on',
  TricksRecorded: 'record-result',
  IrregularityObserved: 'report',
  ArbiterDecided: 'arbiter-decision',
};

/** The act that an event records; null for a milestone. A pack that begins a deal without a name is left out. */
export const actOf = (event: DomainEvent): Act | null => {
  const act = ACT_OF_EVENT[event.type];
  if (act === undefined) return null;
  const { pack, ...data } = event.data as Readonly<Record<string, unknown>>;
  return { do: act, ...data, ...(pack === undefined || pack === null ? {} : { pack }) };
};
