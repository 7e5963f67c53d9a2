import type { Contract, Seat } from '../events';
import {
  type Call,
  HIGHEST_BID,
  isBid,
  levelOf,
  parseCall,
  PASS,
  riskName,
  type Strain,
  strainName,
  strainOf,
} from '../notation';
import { leftOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';

/** A call on the bidding table, in the place in which it was made. */
export type CallRecord = {
  readonly seat: Seat;
  readonly call: string;
  readonly note?: string;
  /** It was cancelled or replaced and no longer counts. */
  withdrawn?: true;
  /** It does not count yet: the next call, a choice or the arbiter settles it. */
  waits?: true;
  /** The article that it broke when it was made. */
  breaks?: string;
  /** It counts because nobody noticed it; nobody could have accepted it (BD-L36A). */
  overlooked?: true;
  /** A pass that fell because one before it had taken somebody's last turn (BD-L17D3). */
  lapsed?: true;
  /** Its left-hand opponent did not accept it (BD-L27B0). */
  refused?: true;
  /** It was made at the turn of a right-hand opponent who must pass, and is in rotation (BD-L28A). */
  overPass?: true;
  /** Where it counts when that is not where it was made: an index between two others (BD-L25A1, BD-L33). */
  place?: number;
  /** The denominations that it specified, as the arbiter found an artificial call (BD-L29C). */
  specifies?: readonly Strain[];
};

/** A call that breaks the law and waits for what becomes of it. `index`: its place on the record, from 0. */
export type PendingCall = {
  readonly index: number;
  readonly seat: number;
  readonly call: Call;
  readonly article: string;
};

/** A choice that the arbiter has explained and nobody has taken yet (BD-L10C1). */
export type CallOffer = {
  readonly article: string;
  readonly to: Seat;
  readonly options: readonly string[];
};

/** A call that a seat has to repeat at its turn (BD-L31A1, BD-L32A1). */
export type Repetition = { readonly seat: number; readonly call: Call; readonly article: string };

/** The auction, changed in place by events. */
export type Auction = {
  readonly dealer: number;
  calls: CallRecord[];
  turn: number;
  /** The last bid, 0 when there is none. */
  bid: Call;
  bidder: number;
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  risk: number;
  /** Passes in a row since the last other call. */
  passes: number;
  /** Among these the first that was out of rotation and took somebody's turn, by its index; -1 (BD-L17D3). */
  skipped: number;
  /** The seat that first named each strain, by side: `side * 5 + strain`; -1 when nobody has (BD-DECL-1). */
  readonly firstToName: Int8Array;
  pending: PendingCall | null;
  offer: CallOffer | null;
  /** Seats that must pass at their next turn, one bit each, as their obligations have it. */
  mustPass: number;
  /** Calls that must be repeated, as the obligations have it. */
  repetitions: readonly Repetition[];
  /** Something irregular has happened: how the auction goes on is worked out call by call. */
  irregular: boolean;
};

const NO_REPETITIONS: readonly Repetition[] = [];

export const newAuction = (dealer: number): Auction => ({
  dealer,
  calls: [],
  turn: dealer,
  bid: 0,
  bidder: -1,
  risk: 0,
  passes: 0,
  skipped: -1,
  firstToName: new Int8Array(10).fill(-1),
  pending: null,
  offer: null,
  mustPass: 0,
  repetitions: NO_REPETITIONS,
  irregular: false,
});

export const copyAuction = (auction: Auction): Auction => ({
  ...auction,
  calls: auction.calls.map((call) => ({ ...call })),
  firstToName: auction.firstToName.slice(),
});

/** The last bid, double or pass is another one. */
export const applyCall = (auction: Auction, seat: number, call: Call): void => {
  auction.turn = leftOf(seat);
  if (call === PASS) {
    auction.passes++;
    return;
  }
  auction.passes = 0;
  auction.skipped = -1;
  if (!isBid(call)) {
    if (auction.bid !== 0) auction.risk = call;
    return;
  }
  auction.bid = call;
  auction.bidder = seat;
  auction.risk = 0;
  const named = sideIndex(seat) * 5 + strainOf(call);
  if ((auction.firstToName[named] ?? -1) < 0) auction.firstToName[named] = seat;
};

export const counts = ({ withdrawn, waits }: CallRecord): boolean => withdrawn !== true && waits !== true;

/** The calls that count, in the order in which they do, by their places on the record. */
export const standing = ({ calls }: Auction): readonly number[] => {
  const indices = calls.flatMap((record, index) => (counts(record) ? [index] : []));
  const place = (index: number): number => calls[index]?.place ?? index;
  return indices.toSorted((a, b) => place(a) - place(b) || a - b);
};

const count = (auction: Auction, index: number): void => {
  const record = auction.calls[index];
  if (record === undefined) return;
  const seat = seatIndex(record.seat);
  const call = parseCall(record.call);
  if (record.overPass === true && seat !== auction.turn) auction.passes++;
  else if (seat !== auction.turn && call === PASS && auction.skipped < 0) auction.skipped = index;
  applyCall(auction, seat, call);
};

/** The auction as the calls leave it that count. */
export const recount = (auction: Auction): void => {
  auction.turn = auction.dealer;
  auction.bid = auction.risk = auction.passes = 0;
  auction.bidder = auction.skipped = -1;
  auction.firstToName.fill(-1);
  for (const index of standing(auction)) count(auction, index);
};

const passesToEnd = (auction: Auction): number => (auction.bid === 0 ? 4 : 3);

export const hasEnoughPasses = (auction: Auction): boolean => auction.passes >= passesToEnd(auction);

/** BD-L22A, BD-L22B; not while a player may still withdraw one of the passes (BD-L25A6). */
export const isAuctionOver = (auction: Auction): boolean =>
  auction.pending === null && hasEnoughPasses(auction) && auction.offer?.article !== 'BD-L25A6';

/** The passes after the one that ended the auction, by their indices (BD-L39A). */
export const surplusPasses = (auction: Auction): readonly number[] =>
  standing(auction).slice(standing(auction).length - auction.passes + passesToEnd(auction));

/** Whether this call, legal here, is the pass that ends the auction. */
export const isLastPass = (auction: Auction, call: Call): boolean =>
  call === PASS && auction.passes + 1 >= passesToEnd(auction);

/** The contract that the last bid stands for; null when nobody has bid, or above seven (BD-L38). */
export const contractOf = (auction: Auction): Contract | null => {
  if (auction.bid === 0 || auction.bid > HIGHEST_BID) return null;
  const strain = strainOf(auction.bid);
  return {
    level: levelOf(auction.bid),
    strain: strainName(strain),
    risk: riskName(auction.risk),
    declarer: seatName(auction.firstToName[sideIndex(auction.bidder) * 5 + strain] ?? auction.bidder),
  };
};
