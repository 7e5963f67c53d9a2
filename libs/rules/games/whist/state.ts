import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import type { Irregularity } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { type Card, NO_CARD } from '@arbitre/rules/kernel/cards';
import type { ArbiterDecided, ChoiceOffered } from './events';
import type { TricksRecorded } from './events-claims';
import type { Fault } from './faults';
import { newCompassPlay } from '@arbitre/rules/kernel/tricks/compass';
import { cardOnTable, copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { WhistSetup } from './setup';

/** `waiting`: shuffling, cutting and dealing, until the trump card is turned. */
export type Phase = 'waiting' | 'play' | 'finished';

/** What was recorded of the preparation of these hands. */
export type Preparation = {
  /** The seat that shuffled last; -1 where nobody is on record, `SHUFFLE_ORDERED` once the arbiter ordered a new shuffle. */
  readonly lastShuffler: number;
  readonly presented: boolean;
  readonly cut: boolean;
  /** Cards of the upper packet of that cut; 0 before one (WHC-COUPE-2). */
  readonly lifted: number;
  /** Who deals in fact, and with which pack; -1 before the deal has begun. */
  readonly dealer: number;
  readonly pack: string | null;
  /** Seats that have looked at their cards, one bit each. */
  readonly looked: number;
  /** An opponent of the dealer touched a card or interrupted him (WHC-MD-0.2). */
  readonly interference: boolean;
};

/** The pack has to be shuffled again before it is cut (WHC-BATTRE-2). */
export const SHUFFLE_ORDERED = -2;

export const UNPREPARED: Preparation = {
  lastShuffler: -1,
  presented: false,
  cut: false,
  lifted: 0,
  dealer: -1,
  pack: null,
  looked: 0,
  interference: false,
};

/** A demand that a seat must meet with its next card. */
export type Demand = { readonly seat: number; readonly demand: string };

/** A claim of a revoke that waits for its proof, or for the arbiter. */
export type OpenClaim = { readonly by: number; readonly against: number };

/** A coup at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type WhistState = {
  readonly setup: WhistSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** Whose deal it is; a misdeal moves it on (WHC-MD-0.1). */
  dealer: number;
  /** 1, and one more after every void deal. */
  attempt: number;
  preparation: Preparation;
  packsExchanged: boolean;
  dealt: boolean;
  /** The last card of the recorded pack, which must be turned (WHC-DONNE-2); none where the record does not tell it. */
  lastDealt: Card;
  turnUp: Card;
  play: Play;
  obligations: readonly Obligation[];
  demands: readonly Demand[];
  /** Seats that may play on: the opponents want none of their penalised cards now. One bit each. */
  waived: number;
  irregularities: readonly Irregularity[];
  faults: readonly Fault[];
  /** Seats whose partner asked about the suit, as `seat:trick` (WHC-REN-2.B). */
  asked: readonly string[];
  claims: readonly OpenClaim[];
  claimsClosed: boolean;
  playOnRequired: boolean;
  offer: ChoiceOffered['data'] | null;
  /** What a side chose about irregular hands; null before. */
  choice: string | null;
  /** Seats that missed a trick and have not yet played to the next: `seat`, and the trick missed. */
  omissions: readonly { readonly seat: number; readonly trick: number }[];
  honoursCaller: number;
  /** Honours of the side that called successfully; 0 otherwise. */
  honoursCalled: number;
  decisions: readonly ArbiterDecided['data'][];
  /** Tricks of NS and EW where the play was given up (WHC-AB-1). */
  agreed: { readonly NS: number; readonly EW: number } | null;
  recorded: TricksRecorded['data'] | null;
  score: DealScore | null;
};

export const initialState = ({ setup, policy, grain }: GameSetup<WhistSetup>): WhistState => ({
  setup,
  policy,
  grain,
  phase: 'waiting',
  dealer: seatIndex(setup.dealer),
  attempt: 1,
  preparation: UNPREPARED,
  packsExchanged: false,
  dealt: false,
  lastDealt: NO_CARD,
  turnUp: NO_CARD,
  play: newCompassPlay(),
  obligations: [],
  demands: [],
  waived: 0,
  irregularities: [],
  faults: [],
  asked: [],
  claims: [],
  claimsClosed: false,
  playOnRequired: false,
  offer: null,
  choice: null,
  omissions: [],
  honoursCaller: -1,
  honoursCalled: 0,
  decisions: [],
  agreed: null,
  recorded: null,
  score: null,
});

/** Who deals in fact, or whose deal it is before the deal has begun. */
export const dealerOf = ({ preparation, dealer }: WhistState): number =>
  preparation.dealer < 0 ? dealer : preparation.dealer;

/** Everything but the play is replaced, never changed, so a copy may share it. */
export const copyState = (state: WhistState): WhistState => ({ ...state, play: copyPlay(state.play) });

/** Void hands leave nothing behind but the record of what was seen (WHC-ND-GAP-4, WHC-CP-GAP-3). */
export const voidHands = (state: WhistState, dealer: number): void => {
  const { setup, policy, grain, attempt, irregularities, packsExchanged, decisions } = state;
  Object.assign(state, initialState({ setup, policy, grain }), {
    dealer,
    attempt: attempt + 1,
    irregularities,
    packsExchanged,
    decisions,
  });
};

/** The turned-up card lies on the table until the dealer's first turn (WHC-DONNE-4). */
export const isTurnUpOnTable = ({ phase, play, turnUp, dealer }: WhistState): boolean =>
  phase === 'play' &&
  turnUp !== NO_CARD &&
  play.completed === 0 &&
  play.turn !== dealer &&
  cardOnTable(play, dealer) === NO_CARD;
