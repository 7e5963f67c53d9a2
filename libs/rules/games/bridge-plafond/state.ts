import { type Auction, newAuction } from '@arbitre/rules/kernel/auction/auction';
import type { Strain } from '@arbitre/rules/kernel/auction/calls';
import { type Seat, seatIndex } from '@arbitre/rules/kernel/compass';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import type { Irregularity } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { newCompassPlay } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import { type CallLaws, NO_CALL_LAWS } from './auction-laws/state';
import type { Choice } from './choices/choice';
import { type Claims, NO_CLAIMS } from './claims/state';
import { type Dealing, NO_DEALING } from './dealing/state';
import type { Contract, Named } from './events';
import { NO_PLAY_LAWS, type PlayLaws } from './play-laws/state';
import { NO_REVOKES, type Revokes } from './revokes/state';
import type { Honours } from './score/honours';
import { type BridgePlafondSetup, packOf } from './setup';

/** `waiting`: for the cards; `finished`: the deal has its score. */
export type Phase = 'waiting' | 'auction' | 'play' | 'finished';

/** A call on the table, in the place in which it was made. */
export type CallRecord = {
  readonly seat: Seat;
  readonly call: string;
  /** The denomination that a double or redouble named (BP-42-E). */
  readonly of?: Strain;
  /** It broke an article: that one, or the one that settled it. */
  readonly irregular?: string;
  /** What it counts as, where that is not what was said; null for nothing (articles 39 to 42). */
  readonly counts?: string | null;
};

/** The packs of a table before the first card: who did what (BP-DONNE-1 to 6). */
export type Packs = {
  readonly shuffled: Seat | null;
  readonly cut: Named<'PackCut'>['data'] | null;
  /** The other pack, for the next deal. */
  readonly next: { readonly shuffled: Seat | null; readonly placed: boolean };
};
const NOT_CUT: Packs = { shuffled: null, cut: null, next: { shuffled: null, placed: false } };

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type BridgePlafondState = {
  readonly setup: BridgePlafondSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  phase: Phase;
  /** 1, and one more each time the deal is annulled and dealt again. */
  attempt: number;
  /** Who deals, and the pack: as the setup says, unless an irregular deal stood (BP-9-3, BP-9-4). */
  dealer: number;
  pack: string;
  packs: Packs;
  dealt: boolean;
  /** As they were dealt, where the record knows them (BP-HONN-GAP-2). */
  hands: Named<'HandsDealt'>['data']['hands'] | null;
  auction: Auction;
  calls: CallRecord[];
  contract: Contract | null;
  /** The seat that plays its own cards and dummy's; -1 before the auction is closed. */
  declarer: number;
  passedOut: boolean;
  play: Play;
  /** Declarer's tricks where the rest was not played out (BP-54-GAP-1); null while it is. */
  agreed: number | null;
  /** Tricks that go to declarer's side in the final count; negative from it (BP-55-6-A). */
  transferred: number;
  choices: readonly Choice[];
  obligations: readonly Obligation[];
  irregularities: readonly Irregularity[];
  dealing: Dealing;
  callLaws: CallLaws;
  playLaws: PlayLaws;
  revokes: Revokes;
  claims: Claims;
  /** The time in which a revoke may be claimed is over (BP-55-9). */
  claimsClosed: boolean;
  recorded: Named<'ResultRecorded'>['data'] | null;
  /** As somebody declared them, where the hands are not known. */
  honours: Honours | null;
  score: DealScore | null;
};

/** What every deal of a table begins with, the first and one that is dealt again. */
const beforeTheDeal = (dealer: number) => ({
  phase: 'waiting' as const,
  packs: NOT_CUT,
  dealt: false,
  hands: null,
  auction: newAuction(dealer),
  calls: [],
  contract: null,
  declarer: -1,
  passedOut: false,
  play: newCompassPlay(),
  agreed: null,
  transferred: 0,
  choices: [],
  obligations: [],
  dealing: NO_DEALING,
  callLaws: NO_CALL_LAWS,
  playLaws: NO_PLAY_LAWS,
  revokes: NO_REVOKES,
  claims: NO_CLAIMS,
  claimsClosed: false,
  recorded: null,
  honours: null,
});

export const initialState = ({
  setup,
  policy,
  grain,
}: GameSetup<BridgePlafondSetup>): BridgePlafondState => ({
  setup,
  policy,
  grain,
  attempt: 1,
  dealer: seatIndex(setup.dealer),
  pack: packOf(setup.packs, setup.dealer),
  irregularities: [],
  score: null,
  ...beforeTheDeal(seatIndex(setup.dealer)),
});

/** The same player deals again with the same pack: nothing of the annulled deal counts (BP-DONNE-GAP-1). */
export const dealAgain = (state: BridgePlafondState, dealer: number, pack: string): void => {
  Object.assign(state, beforeTheDeal(dealer));
  state.dealer = dealer;
  state.pack = pack;
  state.attempt++;
};

export const copyState = (state: BridgePlafondState): BridgePlafondState => ({
  ...state,
  auction: { ...state.auction, firstToName: state.auction.firstToName.slice() },
  calls: [...state.calls],
  play: copyPlay(state.play),
});
