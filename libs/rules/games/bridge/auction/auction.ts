import type { Facts } from '@arbitre/rules/kernel/decider';
import type { Contract, Seat } from '../events';
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
} from '../notation';
import { leftOf, partnerOf, seatName, sideIndex } from '@arbitre/rules/kernel/compass';

/** A call on the bidding table. `withdrawn`: it was cancelled or replaced and no longer counts. */
export type CallRecord = {
  readonly seat: Seat;
  readonly call: string;
  readonly note?: string;
  withdrawn?: true;
};

/** A call that breaks the law and waits for the next call to accept or cancel it. */
export type PendingCall = {
  readonly seat: number;
  readonly call: Call;
  readonly article: string;
  /** The arbiter explained the choice to the left-hand opponent, who has not answered yet, or who refused the call (BD-L27B0). */
  readonly choice?: 'offered' | 'refused';
};

/** The auction, changed in place by `makeCall`. */
export type Auction = {
  calls: CallRecord[];
  turn: number;
  /** The last bid, 0 when there is none. */
  bid: Call;
  bidder: number;
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  risk: number;
  /** Passes in a row since the last other call. */
  passes: number;
  /** The seat that first named each strain, by side: `side * 5 + strain`; -1 when nobody has (BD-L22A, declarer). */
  readonly firstToName: Int8Array;
  pending: PendingCall | null;
  /** Seats that must pass for the rest of the auction, one bit each (BD-L27B2). */
  mustPass: number;
};

export const newAuction = (dealer: number): Auction => ({
  calls: [],
  turn: dealer,
  bid: 0,
  bidder: -1,
  risk: 0,
  passes: 0,
  firstToName: new Int8Array(10).fill(-1),
  pending: null,
  mustPass: 0,
});

export const copyAuction = (auction: Auction): Auction => ({
  ...auction,
  calls: auction.calls.map((call) => ({ ...call })),
  firstToName: auction.firstToName.slice(),
});

export type CallProblem = { readonly article: string; readonly facts: Facts };

/** Why a call breaks the law at this point; null when it is legal. */
export const callProblem = (auction: Auction, seat: number, call: Call): CallProblem | null => {
  const facts = { seat: seatName(seat), call: formatCall(call), turn: seatName(auction.turn) };
  if (seat !== auction.turn) return { article: 'BD-L17C', facts };
  if (call !== PASS && (auction.mustPass & (1 << seat)) !== 0) return { article: 'BD-L35', facts };
  const last = auction.bid === 0 ? null : formatCall(auction.bid) + riskName(auction.risk);
  const opponentsBid = auction.bid !== 0 && sideIndex(auction.bidder) !== sideIndex(seat);
  if (call === DOUBLE && !(opponentsBid && auction.risk === 0))
    return { article: 'BD-L19A1', facts: { ...facts, last } };
  if (call === REDOUBLE && (auction.bid === 0 || opponentsBid || auction.risk !== 1))
    return { article: 'BD-L19B1', facts: { ...facts, last } };
  if (isBid(call) && call <= auction.bid) return { article: 'BD-L18D', facts: { ...facts, last } };
  return null;
};

const applyCall = (auction: Auction, seat: number, call: Call): void => {
  auction.turn = leftOf(seat);
  if (call === PASS) {
    auction.passes++;
    return;
  }
  auction.passes = 0;
  if (!isBid(call)) {
    auction.risk = call;
    return;
  }
  auction.bid = call;
  auction.bidder = seat;
  auction.risk = 0;
  const named = sideIndex(seat) * 5 + strainOf(call);
  if ((auction.firstToName[named] ?? -1) < 0) auction.firstToName[named] = seat;
};

/** The lowest bid of the same strain that would have been sufficient (BD-L27B1a). */
export const lowestSufficient = (auction: Auction, insufficient: Call): Call => {
  let bid = insufficient;
  while (bid <= auction.bid) bid += 5;
  return bid;
};

/** Doubles and redoubles against Law 19, and calls of a player who must pass: replaced, they silence the partner (BD-L36B). */
const INADMISSIBLE: ReadonlySet<string> = new Set(['BD-L19A1', 'BD-L19B1', 'BD-L35']);

/** By which article the left-hand opponent may accept a call; null where nobody may (BD-L36). */
export const choiceOn = ({ article }: PendingCall): 'BD-L27A1' | 'BD-L29A' | null =>
  article === 'BD-L18D' ? 'BD-L27A1' : article === 'BD-L17C' ? 'BD-L29A' : null;

const mayBeAccepted = (pending: PendingCall): boolean =>
  choiceOn(pending) !== null && pending.choice !== 'refused';

/** The left-hand opponent answers: the call counts, or it is cancelled (BD-L29B) or has to be replaced (BD-L27B0). */
export const answerPending = (auction: Auction, accepts: boolean): void => {
  const { pending } = auction;
  if (pending === null) return;
  if (!accepts && pending.article === 'BD-L18D') {
    auction.pending = { ...pending, choice: 'refused' };
    return;
  }
  auction.pending = null;
  const record = auction.calls.at(-1);
  if (accepts) applyCall(auction, pending.seat, pending.call);
  else if (record !== undefined) record.withdrawn = true;
};

/**
 * A pending call is accepted when the offender's left-hand opponent calls over it (BD-L27A1, BD-L29A); an
 * inadmissible double never is (BD-L36). Any other next call cancels it.
 */
const settlePending = (auction: Auction, seat: number, call: Call): void => {
  const { pending } = auction;
  if (pending === null) return;
  auction.pending = null;
  if (mayBeAccepted(pending) && seat === leftOf(pending.seat)) {
    applyCall(auction, pending.seat, pending.call);
    return;
  }
  const record = auction.calls.at(-1);
  if (record !== undefined) record.withdrawn = true;
  if (seat !== pending.seat) return;
  const replacesBid = pending.article === 'BD-L18D' && call !== lowestSufficient(auction, pending.call);
  if (replacesBid || INADMISSIBLE.has(pending.article)) auction.mustPass |= 1 << partnerOf(seat);
};

/** Puts a call on the table. An illegal one does not count yet: it stays pending until the next call. */
export const makeCall = (auction: Auction, seat: number, call: Call, record: CallRecord): void => {
  settlePending(auction, seat, call);
  auction.calls.push(record);
  const problem = callProblem(auction, seat, call);
  if (problem === null) applyCall(auction, seat, call);
  else auction.pending = { seat, call, article: problem.article };
};

const passesToEnd = (auction: Auction): number => (auction.bid === 0 ? 4 : 3);

/** BD-L22A, BD-L22B. */
export const isAuctionOver = (auction: Auction): boolean =>
  auction.pending === null && auction.passes >= passesToEnd(auction);

/** Whether this call, legal here, is the pass that ends the auction. */
export const isLastPass = (auction: Auction, call: Call): boolean =>
  call === PASS && auction.passes + 1 >= passesToEnd(auction);

/** The contract that the last bid stands for; null when nobody has bid. */
export const contractOf = (auction: Auction): Contract | null => {
  if (auction.bid === 0) return null;
  const strain = strainOf(auction.bid);
  return {
    level: levelOf(auction.bid),
    strain: strainName(strain),
    risk: riskName(auction.risk),
    declarer: seatName(auction.firstToName[sideIndex(auction.bidder) * 5 + strain] ?? auction.bidder),
  };
};

export const legalCalls = (auction: Auction): readonly string[] => {
  const calls: string[] = [];
  for (let call = PASS; call <= HIGHEST_BID; call++)
    if (callProblem(auction, auction.turn, call) === null) calls.push(formatCall(call));
  return calls;
};
