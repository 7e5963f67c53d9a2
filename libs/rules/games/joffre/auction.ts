import { leftOf, seatIndex, seatName, type Seat } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';

/** JOF-4.1, JOF-4.2, JOF-4.6. */
const LOWEST_BID = 7;
export const FORCED_BID = 6;
export const HIGHEST_BID = 12;

/** One round of calls from the dealer's left, in order; null for a pass (JOF-4.5). */
export type Call = { readonly seat: Seat; readonly points: number | null };
export type Auction = { readonly dealer: Seat; readonly calls: readonly Call[] };

export const CALLS = 4;

/** Who speaks next; -1 once everybody has (JOF-4.4, JOF-4.5). */
export const speaker = ({ dealer, calls }: Auction): number =>
  calls.length === CALLS ? -1 : (leftOf(seatIndex(dealer)) + calls.length) & 3;

/** The highest bid so far, and whose it is; null without one. */
export const highest = ({
  calls,
}: Pick<Auction, 'calls'>): { readonly seat: Seat; readonly points: number } | null => {
  const last = calls.findLast(({ points }) => points !== null);
  return last === undefined || last.points === null ? null : { seat: last.seat, points: last.points };
};

/** JOF-4.2: three passed, and the dealer may not. */
const isForced = (auction: Auction): boolean =>
  auction.calls.length === CALLS - 1 && highest(auction) === null;

const turnProblem = (auction: Auction, seat: Seat): Refusal | null => {
  const turn = speaker(auction);
  if (seatIndex(seat) === turn) return null;
  return refused(auction.calls.length === 0 ? 'JOF-4.4' : 'JOF-4.5', { seat, turn: seatName(turn) });
};

/** Why a call cannot be made now; null where it can. */
export const callProblem = (auction: Auction, { seat, points }: Call): Refusal | null => {
  const turn = turnProblem(auction, seat);
  if (turn !== null) return turn;
  const forced = isForced(auction);
  if (points === null) return forced ? refused('JOF-4.2', { seat, least: FORCED_BID }) : null;
  if (points > HIGHEST_BID) return refused('JOF-4.6', { seat, points, most: HIGHEST_BID });
  const best = highest(auction);
  if (best !== null && points <= best.points)
    return refused(points === FORCED_BID ? 'JOF-4-GAP-1' : 'JOF-4-GAP-4', {
      seat,
      points,
      highest: best.points,
    });
  if (points < (forced ? FORCED_BID : LOWEST_BID))
    return refused('JOF-4.1', { seat, points, least: forced ? FORCED_BID : LOWEST_BID });
  return null;
};

/** The calls that the speaker may make, as they are written: `pass`, `7` to `12`. */
export const legalCalls = (auction: Auction): readonly string[] => {
  const turn = speaker(auction);
  if (turn < 0) return [];
  const seat = seatName(turn);
  const bids = Array.from({ length: HIGHEST_BID - FORCED_BID + 1 }, (_, at) => FORCED_BID + at);
  return [null, ...bids]
    .filter((points) => callProblem(auction, { seat, points }) === null)
    .map((points) => (points === null ? 'pass' : String(points)));
};
