import {
  type Auction,
  isSufficient,
  lastBid,
  lowestSufficient,
  mayDouble,
  mayRedouble,
} from '@arbitre/rules/kernel/auction/auction';
import {
  type Call,
  DOUBLE,
  formatCall,
  HIGHEST_BID,
  isAboveSeven,
  isBid,
  PASS,
  type Strain,
  strainName,
  strainOf,
} from '@arbitre/rules/kernel/auction/calls';
import { leftOf, partnerOf, rightOf, seatName } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';

// What a call breaks at the moment in which it is made (articles 39, 40 and 42).

/** A call as it was said. `of`: the denomination that a double or redouble named (BP-42-E). */
export type Said = { readonly seat: number; readonly call: Call; readonly of?: Strain };

/** What the auction alone does not know. */
export type Standing = {
  readonly auction: Auction;
  /** Seats that have doubled or redoubled the last bid, one bit each (BP-42-D). */
  readonly doublers: number;
  /** Seats that must pass at their next turn, one bit each (BP-39-GAP-3). */
  readonly mustPass: number;
};

export type Breach = { readonly article: string; readonly facts: Facts };

/** Somebody has called: the last caller sits on the right of whoever is to call. */
const isUnderWay = ({ bid, passes }: Auction): boolean => bid !== 0 || passes > 0;

/** BP-42-E: a double or redouble that names another denomination than that of the last bid. */
export const misnamed = ({ bid }: Auction, call: Call, of: Strain | undefined): 'BP-42-E' | null =>
  of !== undefined && !isBid(call) && call !== PASS && of !== strainName(strainOf(bid)) ? 'BP-42-E' : null;

/** BP-42-B to BP-42-E: what is wrong with a double or redouble. */
const badDouble = ({ auction, doublers, mustPass }: Standing, { seat, call, of }: Said): string | null => {
  const partner = partnerOf(seat);
  if ((mustPass & (1 << seat)) !== 0) return 'BP-42-B';
  if (auction.bid !== 0 && call === DOUBLE && auction.bidder === partner) return 'BP-42-C';
  if (auction.bid !== 0 && (doublers & (1 << partner)) !== 0) return 'BP-42-D';
  const may = call === DOUBLE ? mayDouble(auction, seat) : mayRedouble(auction, seat);
  if (!may) return 'BP-42-B';
  return misnamed(auction, call, of);
};

/** Article 42: what is wrong with a call by itself, whoever's turn it is and however high it is. */
const inadmissible = (standing: Standing, said: Said): string | null => {
  const { seat, call } = said;
  if (call === PASS) return null;
  if (!isBid(call)) return badDouble(standing, said);
  if ((standing.mustPass & (1 << seat)) !== 0) return 'BP-42-F';
  return isAboveSeven(call) ? 'BP-42-A' : null;
};

/** Article 39: by whose turn a call came. */
const outOfTurn = (auction: Auction, { seat, call }: Said): string => {
  const { turn } = auction;
  if (turn === leftOf(seat) && isUnderWay(auction)) return 'BP-39-2';
  if (call === PASS) return 'BP-39-GAP-1';
  if (turn === rightOf(seat)) return 'BP-39-4';
  return auction.bid === 0 ? 'BP-39-1' : 'BP-39-GAP-2';
};

const articleOf = (standing: Standing, said: Said): string | null => {
  const { auction } = standing;
  if (said.seat !== auction.turn) return outOfTurn(auction, said);
  const own = inadmissible(standing, said);
  if (own !== null) return own;
  return isBid(said.call) && !isSufficient(auction, said.call) ? 'BP-40-1' : null;
};

/** What a call breaks; null where it is in turn and legal. */
export const breachOf = (standing: Standing, said: Said): Breach | null => {
  const article = articleOf(standing, said);
  if (article === null) return null;
  const { auction } = standing;
  return {
    article,
    facts: {
      seat: seatName(said.seat),
      call: formatCall(said.call),
      turn: seatName(auction.turn),
      last: lastBid(auction),
    },
  };
};

/** A bid above seven is one of seven (BP-42-3). */
export const reduced = (bid: Call): Call => {
  let call = bid;
  while (call > HIGHEST_BID) call -= 5;
  return call;
};

/** BP-40-GAP-3: no bid of seven or fewer beats the last one. */
export const nothingSuffices = ({ bid }: Auction): boolean => bid === HIGHEST_BID;

/** BP-40-3: exactly as many odd tricks as are needed, in the same denomination. */
export const isLeastCorrection = (auction: Auction, insufficient: Call, call: Call): boolean =>
  call === lowestSufficient(auction, insufficient);

/**
 * What a call counts as where its left opponent upholds it or calls over it: article 42 makes a pass of what may not be upheld
 * (BP-42-GAP-2), and a double of nothing is none.
 */
export const countsAs = (standing: Standing, said: Said): Call => {
  const { call } = said;
  if (isBid(call)) return inadmissible(standing, said) === 'BP-42-F' ? PASS : reduced(call);
  if (call === PASS || standing.auction.bid === 0) return PASS;
  const article = inadmissible(standing, said);
  return article === null || article === 'BP-42-B' ? call : PASS;
};
