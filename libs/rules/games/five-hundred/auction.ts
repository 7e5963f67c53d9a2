import { leftOf, seatIndex, seatName, type Seat } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { type Denomination, DENOMINATIONS } from './cards';

/** Tricks to be won, and under what trump (C500-4-GAP-3). */
export type Bid = { readonly tricks: number; readonly denomination: Denomination };

/** C500-4.3. */
export const LEAST_TRICKS = 7;
export const MOST_TRICKS = 10;
/** C500-4.5: what the holder of both jokers bids at the least. */
const LEAST_WITH_JOKERS = 8;

/** One round of calls from the dealer's left, in order; null for a pass (C500-4.6). */
export type Call = { readonly seat: Seat; readonly bid: Bid | null };

/** `holdsJokers`: whether the seat that speaks is known to hold both jokers among the cards that it was dealt. */
export type Auction = {
  readonly dealer: Seat;
  readonly calls: readonly Call[];
  readonly holdsJokers: boolean;
};

export const CALLS = 4;

/** `8H`, `10N`. */
export const bidText = ({ tricks, denomination }: Bid): string => `${tricks}${denomination}`;

/** Who speaks next; -1 once everybody has (C500-4.1, C500-4.2). */
export const speaker = ({ dealer, calls }: Pick<Auction, 'dealer' | 'calls'>): number =>
  calls.length === CALLS ? -1 : (leftOf(seatIndex(dealer)) + calls.length) & 3;

/** Bids in ascending order: more tricks first, then the denomination (C500-4.4, C500-4.8). */
export const bidOrder = ({ tricks, denomination }: Bid): number =>
  tricks * DENOMINATIONS.length + DENOMINATIONS.indexOf(denomination);

/** C500-4.9: 100 a trick from 7 on, and 40 to 120 by the denomination. */
export const contractValue = ({ tricks, denomination }: Bid): number =>
  100 * (tricks - LEAST_TRICKS + 1) + 40 + 20 * DENOMINATIONS.indexOf(denomination);

const EVERY_BID: readonly Bid[] = Array.from({ length: MOST_TRICKS - LEAST_TRICKS + 1 }, (_, at) =>
  DENOMINATIONS.map((denomination): Bid => ({ tricks: LEAST_TRICKS + at, denomination })),
).flat();

/** The highest bid so far, and whose it is; null without one. */
export const highest = (calls: readonly Call[]): { readonly seat: Seat; readonly bid: Bid } | null => {
  for (let at = calls.length - 1; at >= 0; at--) {
    const { seat, bid = null } = calls[at] ?? {};
    if (seat !== undefined && bid !== null) return { seat, bid };
  }
  return null;
};

const turnProblem = ({ dealer, calls }: Auction, seat: Seat): Refusal | null => {
  const turn = speaker({ dealer, calls });
  if (seatIndex(seat) === turn) return null;
  const facts = { seat, turn: seatName(turn) };
  if (calls.some((call) => call.seat === seat)) return refused('C500-4.6', facts);
  return refused(calls.length === 0 ? 'C500-4.1' : 'C500-4.2', facts);
};

/** Why a call may not be heard now: who speaks, and whether it is a bid above the last one. */
export const callProblem = (auction: Auction, { seat, bid }: Call): Refusal | null => {
  const turn = turnProblem(auction, seat);
  if (turn !== null || bid === null) return turn;
  const { tricks } = bid;
  if (tricks < LEAST_TRICKS || tricks > MOST_TRICKS)
    return refused('C500-4.3', { seat, tricks, least: LEAST_TRICKS, most: MOST_TRICKS });
  const best = highest(auction.calls);
  return best !== null && bidOrder(bid) <= bidOrder(best.bid)
    ? refused('C500-4.4', { seat, call: bidText(bid), highest: bidText(best.bid) })
    : null;
};

/** The lowest bid that a holder of both jokers may make; null once nothing is higher (C500-4-GAP-1). */
const leastWithJokers = (calls: readonly Call[]): Bid | null => {
  const best = highest(calls);
  const above = best === null ? -1 : bidOrder(best.bid);
  return EVERY_BID.find((bid) => bid.tricks >= LEAST_WITH_JOKERS && bidOrder(bid) > above) ?? null;
};

/**
 * C500-4.5, C500-4-GAP-1: the holder of both jokers bids 8 at the least, above any bid as long as there is a higher one. Nobody at
 * the table can see it.
 */
export const jokersProblem = ({ calls, holdsJokers }: Auction, { seat, bid }: Call): Refusal | null => {
  const least = holdsJokers ? leastWithJokers(calls) : null;
  if (least === null || (bid !== null && bidOrder(bid) >= bidOrder(least))) return null;
  return refused(highest(calls) === null ? 'C500-4.5' : 'C500-4-GAP-1', {
    seat,
    call: bid === null ? 'pass' : bidText(bid),
    least: bidText(least),
  });
};

/** The calls that the speaker may make, as they are written: `pass`, `7S` to `10N`. */
export const legalCalls = (auction: Auction): readonly string[] => {
  const turn = speaker(auction);
  if (turn < 0) return [];
  const seat = seatName(turn);
  return [null, ...EVERY_BID]
    .filter(
      (bid) => callProblem(auction, { seat, bid }) === null && jokersProblem(auction, { seat, bid }) === null,
    )
    .map((bid) => (bid === null ? 'pass' : bidText(bid)));
};
