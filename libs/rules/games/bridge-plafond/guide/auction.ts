/** What the guide has to know of an auction. Clubs are denomination 0, no-trump 4. */
export type Bid = { readonly level: number; readonly denomination: number };
export type Call = Bid | 'Pass' | 'X' | 'XX';
export type AuctionProblem = {
  readonly code: 'auction-call' | 'auction-low' | 'auction-double' | 'auction-over';
  readonly text: string;
};

const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'] as const;
export const NO_TRUMP = 4;

export const formatBid = ({ level, denomination }: Bid): string =>
  `${level}${DENOMINATIONS[denomination] ?? ''}`;
export const isBid = (call: Call | undefined): call is Bid => typeof call === 'object';
export const isHigher = (a: Bid, b: Bid): boolean => rankOfBid(a) > rankOfBid(b);
const rankOfBid = ({ level, denomination }: Bid): number => level * 5 + denomination;

/** The lowest bid of a denomination that is enough over another. */
export const lowestOver = (denomination: number, over: Bid | null): Bid => ({
  level: over === null ? 1 : denomination > over.denomination ? over.level : over.level + 1,
  denomination,
});

/** `Pass`, `P`, `X`, `XX`, `1C`, `3NT`, `3N`, `3SA`; null for any other text. */
const parseCall = (text: string): Call | null => {
  const upper = text.toUpperCase();
  if (upper === 'PASS' || upper === 'P' || upper === 'PASSE') return 'Pass';
  if (upper === 'X' || upper === 'XX') return upper;
  const match = /^([1-7])(C|D|H|S|NT?|SA)$/.exec(upper);
  if (match === null) return null;
  const [, level = '', name = ''] = match;
  const denomination = (DENOMINATIONS as readonly string[]).indexOf(name);
  return { level: Number(level), denomination: denomination < 0 ? NO_TRUMP : denomination };
};

/** An auction as far as it went: its calls from the dealer's, numbered from 0. */
export type Auction = {
  readonly calls: readonly Call[];
  readonly over: boolean;
  /** The last bid, who made it, and whether it stands doubled. */
  readonly bid: Bid | null;
  readonly bidder: number;
  readonly risk: '' | 'X' | 'XX';
};

export const NO_CALLS: Auction = { calls: [], over: false, bid: null, bidder: -1, risk: '' };

/** An auction with one call more; the code of what is wrong with it. */
export const withCall = (auction: Auction, call: Call): Auction | AuctionProblem['code'] => {
  const { calls, bid, bidder, risk } = auction;
  if (auction.over) return 'auction-over';
  const next = { ...auction, calls: [...calls, call] };
  if (isBid(call))
    return bid === null || isHigher(call, bid)
      ? { ...next, bid: call, bidder: calls.length, risk: '' }
      : 'auction-low';
  if (call !== 'Pass') {
    const theirs = (calls.length - bidder) % 2 === 1;
    const allowed = bid !== null && (call === 'X' ? risk === '' && theirs : risk === 'X' && !theirs);
    return allowed ? { ...next, risk: call } : 'auction-double';
  }
  const passes = bid === null ? 4 : 3;
  return {
    ...next,
    over: next.calls.length >= passes && next.calls.slice(-passes).every((each) => each === 'Pass'),
  };
};

/** Calls from the dealer on, in the notation of a table. */
export const readAuction = (
  names: readonly string[],
):
  | { readonly ok: true; readonly auction: Auction }
  | { readonly ok: false; readonly problem: AuctionProblem } => {
  let auction = NO_CALLS;
  for (const text of names) {
    const call = parseCall(text);
    const next = call === null ? 'auction-call' : withCall(auction, call);
    if (typeof next === 'string') return { ok: false, problem: { code: next, text } };
    auction = next;
  }
  return { ok: true, auction };
};

/** Who declares: of the side that bid last, the first who named its denomination. */
export const declarerOf = ({ calls, bid, bidder }: Auction): number =>
  calls.findIndex(
    (call, at) => isBid(call) && call.denomination === bid?.denomination && (at - bidder) % 2 === 0,
  ) % 4;
