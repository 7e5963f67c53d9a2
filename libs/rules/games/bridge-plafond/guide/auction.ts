import {
  applyCall,
  type Auction as Standing,
  contractOf,
  hasEnoughPasses,
  mayCall,
  newAuction,
} from '@arbitre/rules/kernel/auction/auction';
import {
  type Call,
  formatCall,
  isAboveSeven,
  isBid as isBidNumber,
  levelOf,
  LOWEST_BID,
  parseCall,
  type Risk,
  riskName,
  strainOf,
} from '@arbitre/rules/kernel/auction/calls';
import { seatIndex } from '@arbitre/rules/kernel/compass';

/** A bid with the index of its strain: clubs 0, no trump 4. */
export type Bid = { readonly level: number; readonly strain: number };
export const NO_TRUMP = 4;

const callOf = ({ level, strain }: Bid): Call => LOWEST_BID + (level - 1) * 5 + strain;
const bidOf = (call: Call): Bid | null =>
  isBidNumber(call) ? { level: levelOf(call), strain: strainOf(call) } : null;

export const formatBid = (bid: Bid): string => formatCall(callOf(bid));
export const isHigher = (a: Bid, b: Bid): boolean => callOf(a) > callOf(b);

/** The lowest bid of a strain that is enough over another. */
export const lowestOver = (strain: number, over: Bid): Bid => ({
  level: strain > over.strain ? over.level : over.level + 1,
  strain,
});

export type AuctionProblem = {
  readonly code: 'auction-call' | 'auction-low' | 'auction-double' | 'auction-over';
  readonly text: string;
};

/** An auction as far as it went. Its calls are numbered from the dealer's, and so are the seats. */
export type Auction = {
  /** What was bid, null for what was no bid. */
  readonly bids: readonly (Bid | null)[];
  readonly doubles: readonly number[];
  readonly over: boolean;
  /** The last bid, the seat that made it, and whether it stands doubled. */
  readonly bid: Bid | null;
  readonly bidder: number;
  readonly risk: Risk;
  readonly declarer: number;
};

const problemOf = (auction: Standing, call: Call): AuctionProblem['code'] | null => {
  if (call < 0 || isAboveSeven(call)) return 'auction-call';
  if (hasEnoughPasses(auction)) return 'auction-over';
  if (mayCall(auction, auction.turn, call)) return null;
  return isBidNumber(call) ? 'auction-low' : 'auction-double';
};

/** What people write for the calls of the notation: `p`, `1sa`, `3n`. */
const written = (text: string): Call => {
  const upper = text.toUpperCase().replace(/^([1-7])(?:N|SA)$/, '$1NT');
  return parseCall(['P', 'PASS', 'PASSE'].includes(upper) ? 'Pass' : upper);
};

/** Calls from the dealer on. */
export const readAuction = (
  names: readonly string[],
):
  | { readonly ok: true; readonly auction: Auction }
  | { readonly ok: false; readonly problem: AuctionProblem } => {
  const standing = newAuction(0);
  const calls: Call[] = [];
  for (const text of names) {
    const call = written(text);
    const code = problemOf(standing, call);
    if (code !== null) return { ok: false, problem: { code, text } };
    applyCall(standing, standing.turn, call);
    calls.push(call);
  }
  const contract = contractOf(standing);
  return {
    ok: true,
    auction: {
      bids: calls.map(bidOf),
      doubles: calls.flatMap((call, at) => (formatCall(call) === 'X' ? [at] : [])),
      over: hasEnoughPasses(standing),
      bid: bidOf(standing.bid),
      bidder: standing.bidder,
      risk: riskName(standing.risk),
      declarer: contract === null ? -1 : seatIndex(contract.declarer),
    },
  };
};
