import * as regular from '@arbitre/rules/kernel/auction/auction';
import { type Call, parseCall, PASS, type Strain } from '@arbitre/rules/kernel/auction/calls';
import { type Seat, seatIndex } from '@arbitre/rules/kernel/compass';

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

/** The auction, changed in place by events: how it stands by the calls that count, and what is irregular about it. */
export type Auction = regular.Auction & {
  calls: CallRecord[];
  /** Among the passes in a row the first that was out of rotation and took somebody's turn, by its index; -1 (BD-L17D3). */
  skipped: number;
  pending: PendingCall | null;
  offer: CallOffer | null;
  /** Seats that must pass at their next turn, one bit each, as their obligations have it. */
  mustPass: number;
  /** Seats that may neither double nor redouble at their next turn, one bit each (BD-L27B3). */
  noDouble: number;
  /** Calls that must be repeated, as the obligations have it. */
  repetitions: readonly Repetition[];
  /** Something irregular has happened: how the auction goes on is worked out call by call. */
  irregular: boolean;
};

const NO_REPETITIONS: readonly Repetition[] = [];

export const newAuction = (dealer: number): Auction => ({
  ...regular.newAuction(dealer),
  calls: [],
  skipped: -1,
  pending: null,
  offer: null,
  mustPass: 0,
  noDouble: 0,
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
  if (call !== PASS) auction.skipped = -1;
  regular.applyCall(auction, seat, call);
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
  regular.restart(auction);
  auction.skipped = -1;
  for (const index of standing(auction)) count(auction, index);
};

/** BD-L22A, BD-L22B; not while a player may still withdraw one of the passes (BD-L25A6). */
export const isAuctionOver = (auction: Auction): boolean =>
  auction.pending === null && regular.hasEnoughPasses(auction) && auction.offer?.article !== 'BD-L25A6';

/** The passes after the one that ended the auction, by their indices (BD-L39A). */
export const surplusPasses = (auction: Auction): readonly number[] =>
  standing(auction).slice(standing(auction).length - auction.passes + regular.passesToEnd(auction));
