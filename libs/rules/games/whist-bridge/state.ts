import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { compassRanking } from '@arbitre/rules/kernel/tricks/compass';
import { copyPlay, newPlay, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { Ranking } from '@arbitre/rules/kernel/tricks/ranking';
import type { DealScore, GameSetup, Grain, Policy } from '@arbitre/rules/kernel/game';
import { type Auction, copyAuction, newAuction } from './auction/auction';
import type { Doubt } from './auction/duties';
import type { CallView } from '@arbitre/rules/kernel/table-view';
import type { DAMES, GameCode, Suit } from './ladder';
import type { ArbiterDecided, DisputeOpened, IrregularityObserved, ResultRecorded } from './events';
import { indexOf, type Order, orderOf, playersOf, type Seat, type Table, trickGame } from './seats';
import type { WhistBridgeSetup } from './setup';

/** `settling`: the contract is known, but not its trump, boucheur or discards; `finished`: the deal has its score. */
export type Phase = 'waiting' | 'auction' | 'settling' | 'play' | 'finished';

/** What is played: a game, or Dames where everybody passed. */
export type Contract = {
  readonly game: GameCode | typeof DAMES;
  readonly suit: Suit | null;
  /** Who plays it, by place in the order of speaking: the emballeur or the holder of the trou first. */
  readonly declarers: readonly number[];
  readonly direct: boolean;
};

/** A card, or two of which one was to be played, that others have seen (WB-17). */
export type Shown = readonly number[];

/** A deal at one moment. `evolve` changes it in place; `copyState` gives a snapshot. */
export type WhistBridgeState = {
  readonly setup: WhistBridgeSetup;
  readonly policy: Policy;
  readonly grain: Grain;
  /** Who deals: another than the setup says where the wrong player had dealt (WB-4.h). */
  table: Table;
  /** The four who play, the first speaker first: whoever is told by a number in this state. */
  players: readonly Seat[];
  /** Where each place of the table speaks: `players` the other way round. */
  order: Order;
  phase: Phase;
  /** 1, and one more each time the deal is void and dealt again. */
  attempt: number;
  shuffled: number;
  cut: boolean;
  /** What was found wrong with the deal after the first announcement, and the place that should have dealt; `voted`: not all agreed to deal again (WB-4.i). */
  flaw: { readonly dealer: Seat; readonly voted: boolean } | null;
  auction: Auction;
  calls: CallView[];
  /** What calls may have broken whose player's cards nobody knew: they may tell later. */
  doubts: readonly Doubt[];
  /** Three aces that were declared or kept, one bit each (WB-5.a, WB-5.i). */
  trouKept: number;
  /** Who has made an announcement, one bit each, and whose first one was a slam. */
  announced: number;
  slamFirst: number;
  /** Arbiters who have answered in this deal (WB-15-GAP-2). */
  arbiters: readonly string[];
  contract: Contract | null;
  /** Cards laid aside at a petite misère, -1 where the record does not know them; who has laid one, one bit each. */
  readonly discards: Int8Array;
  discarded: number;
  play: Play;
  readonly shown: (Shown | null)[];
  /** Hands that lie open, one bit each (WB-12.a). */
  exposed: number;
  /** Who has claimed the rest, -1 for nobody. */
  claimed: number;
  stopped: boolean;
  /** Failures to follow that are on record, one bit a trick, by player. */
  readonly known: Int32Array;

  irregularities: readonly IrregularityObserved['data'][];
  dispute: DisputeOpened['data'] | null;
  /** What disputes were about that are decided (WB-15.d). */
  settled: readonly string[];
  ruled: ArbiterDecided['data'] | null;
  recorded: ResultRecorded['data'] | null;
  /** Something has happened that may change the score. */
  scoreDue: boolean;
  score: DealScore | null;
};

const NO_TRUMP = compassRanking(-1);

export const rankingIn = (suit: Suit | null): Ranking =>
  suit === null ? NO_TRUMP : compassRanking(SUIT_LETTERS.indexOf(suit));

/** Written out in one piece: a state is made for every deal, and spreads take longer than all that they hold. */
const newState = ({ setup, policy, grain }: GameSetup<WhistBridgeSetup>, table: Table): WhistBridgeState => ({
  setup,
  policy,
  grain,
  table,
  players: playersOf(table),
  order: orderOf(table),
  phase: 'waiting',
  attempt: 1,
  shuffled: -1,
  cut: false,
  flaw: null,
  auction: newAuction(setup.trou),
  calls: [],
  doubts: [],
  trouKept: 0,
  announced: 0,
  slamFirst: 0,
  arbiters: [],
  contract: null,
  discards: new Int8Array(4).fill(-1),
  discarded: 0,
  play: newPlay(trickGame(table), NO_TRUMP),
  shown: [null, null, null, null],
  exposed: 0,
  claimed: -1,
  stopped: false,
  known: new Int32Array(4),

  irregularities: [],
  dispute: null,
  settled: [],
  ruled: null,
  recorded: null,
  scoreDue: false,
  score: null,
});

export const initialState = (given: GameSetup<WhistBridgeSetup>): WhistBridgeState =>
  newState(given, { players: given.setup.players, dealer: given.setup.dealer });

/** The deal is dealt again, by the right dealer where another had dealt: what was reported and settled stays. */
export const dealAgain = (state: WhistBridgeState, dealer: number): void => {
  const { setup, attempt, irregularities, settled, score } = state;
  Object.assign(state, newState(state, { players: setup.players, dealer }));
  Object.assign(state, { attempt: attempt + 1, irregularities, settled, score, scoreDue: score !== null });
};

export const copyState = (state: WhistBridgeState): WhistBridgeState => ({
  ...state,
  auction: copyAuction(state.auction),
  calls: [...state.calls],
  discards: state.discards.slice(),
  play: copyPlay(state.play),
  shown: [...state.shown],
  known: state.known.slice(),
});

/** By place in the order of speaking; 4 for a dealer who sits out. */
export const indexIn = ({ order }: WhistBridgeState, seat: string): number => indexOf(order, seat);

export const nameIn = ({ players }: WhistBridgeState, index: number): Seat => players[index] ?? '1';

/** Solo games that a player has failed in the manche so far (WB-15.b). */
export const failuresOf = (state: WhistBridgeState, index: number): number =>
  state.setup.failures?.[nameIn(state, index)] ?? 0;

export const isDeclarer = ({ contract }: WhistBridgeState, index: number): boolean =>
  contract?.declarers.includes(index) === true;

/** Two disputes with the same key are about the same facts (WB-15.d). */
export const disputeKey = ({ article, accused, reason }: DisputeOpened['data']): string =>
  accused === undefined ? `${article}|${reason}` : `${article}|${accused}`;
