import {
  type Auction,
  isSufficient,
  lastBid,
  mayDouble,
  mayRedouble,
} from '@arbitre/rules/kernel/auction/auction';
import {
  type Call,
  DOUBLE,
  formatCall,
  isAboveSeven,
  isBid,
  levelOf,
  PASS,
} from '@arbitre/rules/kernel/auction/calls';
import { seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import type { BridgePlafondState } from '../state';

// What a call breaks at the moment in which it is made.

const isFirst = ({ calls }: BridgePlafondState): boolean => calls.length === 0;

const badDouble = (auction: Auction, seat: number): `BP-${string}` | null => {
  if (mayDouble(auction, seat)) return null;
  if (auction.bid === 0) return 'BP-ENCH-3';
  return sideIndex(auction.bidder) === sideIndex(seat) ? 'BP-CONTRE-1' : 'BP-CONTRE-GAP-2';
};

const badRedouble = (auction: Auction, seat: number): `BP-${string}` | null => {
  if (mayRedouble(auction, seat)) return null;
  return auction.risk === 2 ? 'BP-CONTRE-GAP-2' : 'BP-CONTRE-4';
};

/** What a call breaks by itself, whoever's turn it is. */
export const breachAtTurn = (auction: Auction, seat: number, call: Call): `BP-${string}` | null => {
  if (call === PASS) return null;
  if (isAboveSeven(call)) return 'BP-ENCH-GAP-1';
  if (!isBid(call)) return call === DOUBLE ? badDouble(auction, seat) : badRedouble(auction, seat);
  if (isSufficient(auction, call)) return null;
  return levelOf(call) === levelOf(auction.bid) ? 'BP-ORDRE-4' : 'BP-ORDRE-5';
};

/** By which article a call breaks the rules at this point; null when it is regular. */
export const breach = (state: BridgePlafondState, seat: number, call: Call): `BP-${string}` | null => {
  if (seat !== state.auction.turn) return isFirst(state) ? 'BP-ENCH-1' : 'BP-ENCH-2';
  return breachAtTurn(state.auction, seat, call);
};

export const factsOf = ({ auction }: BridgePlafondState, seat: number, call: Call): Facts => ({
  seat: seatName(seat),
  call: formatCall(call),
  turn: seatName(auction.turn),
  last: lastBid(auction),
});
