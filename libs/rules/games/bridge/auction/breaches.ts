import {
  callsThat,
  isLastPass,
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
  parseCall,
  PASS,
  REDOUBLE,
} from '@arbitre/rules/kernel/auction/calls';
import { leftOf, partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { type Auction, counts, type PendingCall } from './auction';

// What a call breaks at the moment in which it is made.

export type CallProblem = { readonly article: string; readonly facts: Facts };

/** Whose turn it is must pass: the next player calls in rotation, unless that pass is the last (BD-L28A). */
export const isOverPass = (auction: Auction, seat: number): boolean =>
  seat === leftOf(auction.turn) &&
  (auction.mustPass & (1 << auction.turn)) !== 0 &&
  !isLastPass(auction, PASS);

const isDoubling = (call: Call): boolean => call === DOUBLE || call === REDOUBLE;

/** What a call breaks by itself, whoever's turn it is. */
export const breachAtTurn = (auction: Auction, seat: number, call: Call): string | null => {
  if (isAboveSeven(call)) return 'BD-L38';
  if (call === DOUBLE && !mayDouble(auction, seat)) return 'BD-L19A1';
  if (call === REDOUBLE && !mayRedouble(auction, seat)) return 'BD-L19B1';
  if (isDoubling(call) && (auction.noDouble & (1 << seat)) !== 0) return 'BD-L27B3';
  if (call !== PASS && (auction.mustPass & (1 << seat)) !== 0) return 'BD-L35';
  if (isBid(call) && !isSufficient(auction, call)) return 'BD-L18D';
  if (auction.repetitions.length === 0) return null;
  const repetition = auction.repetitions.find((each) => each.seat === seat);
  return repetition === undefined || repetition.call === call ? null : repetition.article;
};

/** Whether a seat has a call that counts. */
export const hasCalled = ({ calls }: Auction, seat: number): boolean =>
  calls.some((record) => seatIndex(record.seat) === seat && counts(record));

/** Another call at the left-hand opponent's turn is a change of the one before (BD-L30B2, BD-L31C, BD-L32C). */
export const CHANGE = 'BD-L25B1';

/** By which article a call breaks the law at this point; null when it is legal. */
export const breach = (auction: Auction, seat: number, call: Call): string | null => {
  const { turn } = auction;
  if (seat === turn || isOverPass(auction, seat)) return breachAtTurn(auction, seat, call);
  return turn === leftOf(seat) && hasCalled(auction, seat) ? CHANGE : 'BD-L17C';
};

/** Why a call breaks the law at this point; null when it is legal. */
export const callProblem = (auction: Auction, seat: number, call: Call): CallProblem | null => {
  const article = breach(auction, seat, call);
  if (article === null) return null;
  const facts = { seat: seatName(seat), call: formatCall(call), turn: seatName(auction.turn) };
  const outOfTurn = article === 'BD-L17C' || article === CHANGE || article === 'BD-L35';
  return { article, facts: outOfTurn ? facts : { ...facts, last: lastBid(auction) } };
};

export const legalCalls = (auction: Auction): readonly string[] =>
  callsThat((call) => breach(auction, auction.turn, call) === null);

export const isOutOfTurn = ({ article }: PendingCall): boolean => article === 'BD-L17C' || article === CHANGE;

/** A double or redouble against Law 19, or a bid above seven: nobody may accept it (BD-L32-0, BD-L35). */
export const isInadmissible = (auction: Auction, { seat, call }: PendingCall): boolean =>
  INADMISSIBLE.has(breachAtTurn(auction, seat, call) ?? '');
const INADMISSIBLE: ReadonlySet<string> = new Set(['BD-L19A1', 'BD-L19B1', 'BD-L38']);

/** Doubles and redoubles against Law 19, by the article that they broke. */
export const isBadDouble = (article: string | undefined): boolean =>
  article === 'BD-L19A1' || article === 'BD-L19B1';

/** At whose turn a call out of rotation was made. */
export type TurnTaken = 'right' | 'partner' | 'left';
export const turnTaken = ({ turn }: Auction, seat: number): TurnTaken =>
  leftOf(turn) === seat ? 'right' : turn === partnerOf(seat) ? 'partner' : 'left';

/** The last call of a seat that counts, by its place on the record; -1. */
export const lastCallOf = ({ calls }: Auction, seat: number): number =>
  calls.findLastIndex((record) => seatIndex(record.seat) === seat && counts(record));

/** Whether the partner of a seat has called since a call of its own (BD-L25A4). */
export const hasPartnerCalled = (auction: Auction, seat: number, since: number): boolean =>
  lastCallOf(auction, partnerOf(seat)) > since;

/** The last call of a seat that no longer counts; -1. */
export const withdrawnCallOf = ({ calls }: Auction, seat: number): Call => {
  const record = calls.findLast((each) => seatIndex(each.seat) === seat && each.withdrawn === true);
  return record === undefined ? -1 : parseCall(record.call);
};
