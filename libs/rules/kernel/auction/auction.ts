import { leftOf, seatName, sideIndex } from '../compass';
import {
  type Call,
  DOUBLE,
  formatCall,
  HIGHEST_BID,
  isBid,
  levelOf,
  PASS,
  REDOUBLE,
  riskName,
  strainName,
  strainOf,
} from './calls';
import type { Contract } from './contract';

/** How an auction stands: what its next call is judged by. Changed in place. */
export type Auction = {
  readonly dealer: number;
  turn: number;
  /** The last bid, 0 when there is none. */
  bid: Call;
  bidder: number;
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  risk: number;
  /** Passes in a row since the last other call. */
  passes: number;
  /** The seat that first named each strain, by side: `side * 5 + strain`; -1 when nobody has. */
  readonly firstToName: Int8Array;
};

export const newAuction = (dealer: number): Auction => ({
  dealer,
  turn: dealer,
  bid: 0,
  bidder: -1,
  risk: 0,
  passes: 0,
  firstToName: new Int8Array(10).fill(-1),
});

/** As it was before the first call. */
export const restart = (auction: Auction): void => {
  auction.turn = auction.dealer;
  auction.bid = auction.risk = auction.passes = 0;
  auction.bidder = -1;
  auction.firstToName.fill(-1);
};

/** A seat makes a call that counts; its left neighbour is next. */
export const applyCall = (auction: Auction, seat: number, call: Call): void => {
  auction.turn = leftOf(seat);
  if (call === PASS) {
    auction.passes++;
    return;
  }
  auction.passes = 0;
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

/** Three passes end an auction after a bid, four before any. */
export const passesToEnd = ({ bid }: Auction): number => (bid === 0 ? 4 : 3);

export const hasEnoughPasses = (auction: Auction): boolean => auction.passes >= passesToEnd(auction);

/** Whether this call, legal here, is the pass that ends the auction. */
export const isLastPass = (auction: Auction, call: Call): boolean =>
  call === PASS && auction.passes + 1 >= passesToEnd(auction);

/** The last bid is the other side's, and nobody has doubled it. */
export const mayDouble = (auction: Auction, seat: number): boolean =>
  auction.bid !== 0 && sideIndex(auction.bidder) !== sideIndex(seat) && auction.risk === 0;

/** The last bid is that of the seat's own side, and was doubled once. */
export const mayRedouble = (auction: Auction, seat: number): boolean =>
  auction.bid !== 0 && sideIndex(auction.bidder) === sideIndex(seat) && auction.risk === 1;

/** A bid beats the last one by its level, or by its strain at the same level. */
export const isSufficient = (auction: Auction, bid: Call): boolean => bid > auction.bid;

/** Whether a seat may make a call at its turn. */
export const mayCall = (auction: Auction, seat: number, call: Call): boolean => {
  if (call === PASS) return true;
  if (call === DOUBLE) return mayDouble(auction, seat);
  if (call === REDOUBLE) return mayRedouble(auction, seat);
  return call <= HIGHEST_BID && isSufficient(auction, call);
};

/** Every call up to seven no trump that a seat may make, in notation. */
export const callsThat = (may: (call: Call) => boolean): readonly string[] => {
  const calls: string[] = [];
  for (let call = PASS; call <= HIGHEST_BID; call++) if (may(call)) calls.push(formatCall(call));
  return calls;
};

/** The last bid with its double: `2HX`; null before the first. */
export const lastBid = ({ bid, risk }: Auction): string | null =>
  bid === 0 ? null : formatCall(bid) + riskName(risk);

/** The lowest bid of the same strain that would have been sufficient. */
export const lowestSufficient = (auction: Auction, insufficient: Call): Call => {
  let bid = insufficient;
  while (!isSufficient(auction, bid)) bid += 5;
  return bid;
};

/**
 * The contract that the last bid stands for; null when nobody has bid, or above seven. Its declarer is the seat that first named
 * the strain for the side of the last bid.
 */
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
