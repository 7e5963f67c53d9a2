import { HIGHEST_BID, LEGAL_BIDS } from './value';

/** Who is waited for: a bidder, the answer to a bid, the one who is left without any bid, nobody any more. */
export type Waiting = 'bid' | 'answer' | 'lone' | 'closed';

/**
 * The dialogue of offering and holding game values (SKAT-3.3), changed in place. Seats are 0 forehand, 1 middlehand, 2
 * rearhand; -1 is nobody. The earlier seat answers, the later one bids (SKAT-3.3.2.a, SKAT-3.3-GAP-5).
 */
export type Auction = {
  waiting: Waiting;
  bidder: number;
  answerer: number;
  /** The next seat that may come into the dialogue. */
  next: number;
  /** Seats that have left, and seats that may not bid at all, one bit each (SKAT-3.2.14, SKAT-3.3.9.d). */
  passed: number;
  excluded: number;
  /** Seats that have made or held a bid, one bit each. */
  spoken: number;
  /** The highest bid so far, 0 for none, and the seat that made or held it last. */
  value: number;
  leader: number;
  /** Every call, `value * 4 + seat`; 0 stands for a pass and 1 for a hold. */
  readonly calls: number[];
};

export const PASS = 0;
export const HOLD = 1;

export const newAuction = (excluded = 0): Auction => {
  const auction: Auction = {
    waiting: 'bid',
    bidder: -1,
    answerer: -1,
    next: 0,
    passed: 0,
    excluded,
    spoken: 0,
    value: 0,
    leader: -1,
    calls: [],
  };
  settle(auction);
  return auction;
};

export const copyAuction = (auction: Auction): Auction => ({ ...auction, calls: auction.calls.slice() });

const isOut = ({ passed, excluded }: Auction, seat: number): boolean =>
  seat < 0 || ((passed | excluded) & (1 << seat)) !== 0;

/** Brings in the next seat that may bid; -1 when there is none. */
const enter = (auction: Auction): number => {
  while (auction.next < 3) {
    const seat = auction.next++;
    if (!isOut(auction, seat)) return seat;
  }
  return -1;
};

/** Who speaks next once somebody has left the dialogue, or a bid met nobody who could answer. */
const settle = (auction: Auction): void => {
  const { bidder, answerer, leader } = auction;
  const answers = !isOut(auction, answerer);
  const bids = !isOut(auction, bidder);
  if (answers && bids) return;
  // Forehand passed before the first bid: middlehand still has to make one (SKAT-3.3-GAP-4).
  if (bids && bidder !== leader) {
    auction.answerer = -1;
    return;
  }
  const survivor = answers ? answerer : bids ? bidder : enter(auction);
  const challenger = survivor < 0 ? -1 : enter(auction);
  auction.answerer = survivor;
  auction.bidder = challenger;
  if (challenger >= 0) auction.waiting = 'bid';
  else auction.waiting = leader < 0 && survivor >= 0 ? 'lone' : 'closed';
};

/** The seat that is to speak; -1 when the auction is closed. */
export const speaker = ({ waiting, bidder, answerer }: Auction): number => {
  if (waiting === 'bid') return bidder;
  return waiting === 'closed' ? -1 : answerer;
};

export const makeBid = (auction: Auction, seat: number, value: number): void => {
  auction.calls.push(value * 4 + seat);
  auction.value = value;
  auction.leader = seat;
  auction.spoken |= 1 << seat;
  if (auction.waiting === 'lone') {
    auction.waiting = 'closed';
    return;
  }
  if (auction.answerer >= 0) {
    auction.waiting = 'answer';
    return;
  }
  auction.answerer = seat;
  auction.bidder = -1;
  settle(auction);
};

export const holdBid = (auction: Auction, seat: number): void => {
  auction.calls.push(HOLD * 4 + seat);
  auction.leader = seat;
  auction.spoken |= 1 << seat;
  auction.waiting = 'bid';
};

/** Leaves for good (SKAT-3.3.8); somebody who has not come in yet is passed over later. */
export const passBid = (auction: Auction, seat: number): void => {
  auction.calls.push(PASS * 4 + seat);
  auction.passed |= 1 << seat;
  if (auction.waiting === 'lone') auction.waiting = 'closed';
  else settle(auction);
};

/** SKAT-3.3.5: whoever made or held the highest bid; -1 where nobody bid. */
export const winnerOf = ({ leader }: Auction): number => leader;

/** SKAT-3.3.2.b, SKAT-3.3-GAP-2: what may be bid now, ascending; nothing above 264 (SKAT-3.3-GAP-6). */
export const bidsAbove = ({ value }: Auction): readonly number[] =>
  value >= HIGHEST_BID ? [] : LEGAL_BIDS.filter((bid) => bid > value);

export const callName = (call: number): string => {
  const value = call >> 2;
  return value === PASS ? 'pass' : value === HOLD ? 'hold' : String(value);
};
