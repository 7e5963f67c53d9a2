import { contractOf } from '@arbitre/rules/kernel/auction/auction';
import { isAuctionOver, newAuction, type Auction } from '../auction/auction';
import { callProblem } from '../auction/breaches';
import { acceptCall, makeCall } from '../auction/record';
import type { Contract } from '../events';
import { formatCall, PASS, parseCall } from '@arbitre/rules/kernel/auction/calls';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Seat } from '../events';
import { type Annotated, judgementsOf } from './annotate';
import type { PbnCall } from './game';
import type { Complain } from './problem';

export type AuctionReading = {
  readonly calls: readonly PbnCall[];
  readonly complete: boolean;
  readonly irregular: boolean;
  /** What the calls lead to; null when passed out or not complete. */
  readonly contract: Contract | null;
};

type Reader = {
  readonly auction: Auction;
  readonly dealer: number;
  readonly calls: PbnCall[];
  readonly notes: ReadonlyMap<number, string>;
  readonly complain: Complain;
  /** Seat whose column comes next. */
  column: number;
  irregular: boolean;
  ended: boolean;
};

const isIllegalHere = (reader: Reader, call: number, item: Annotated): boolean => {
  const { auction, complain } = reader;
  const insufficient = item.marks.includes('I');
  const problem = isAuctionOver(auction)
    ? { article: 'BD-L39A', facts: { call: formatCall(call) } }
    : callProblem(auction, reader.column, call);
  if (problem === null && !insufficient) return false;
  if (problem?.article === 'BD-L18D' && insufficient) {
    reader.irregular = true;
    return false;
  }
  complain(item.line, problem?.article ?? 'mark-without-irregularity', problem?.facts ?? { call: item.text });
  return true;
};

/** A call that stood, legal or marked as accepted. */
const place = (reader: Reader, call: number, item: Annotated): void => {
  const seat = seatName(reader.column);
  const note = reader.notes.get(item.note);
  const made = { seat, call: formatCall(call), ...(note === undefined ? {} : { note }) };
  makeCall(reader.auction, reader.column, call, made);
  reader.calls.push({ ...made, ...judgementsOf(item), line: item.line });
  reader.column = leftOf(reader.column);
};

const allPass = (reader: Reader, item: Annotated): void => {
  if (isAuctionOver(reader.auction)) reader.complain(item.line, 'BD-L39A', { call: 'AP' });
  while (!isAuctionOver(reader.auction)) place(reader, PASS, { ...item, nags: [] });
};

/** `-` before the dealer, `^S` for a player who was passed over: a column without a call. False when out of place. */
const skip = (reader: Reader, item: Annotated): boolean => {
  if (item.text === '-') {
    if (reader.calls.length > 0 || reader.column === reader.dealer) {
      reader.complain(item.line, 'BD-L17B', {
        dealer: seatName(reader.dealer),
        column: seatName(reader.column),
      });
      return false;
    }
    reader.column = leftOf(reader.column);
    return true;
  }
  reader.irregular = true;
  reader.column = leftOf(reader.column);
  reader.auction.turn = reader.column;
  return true;
};

/** Reads one item; false when the auction cannot be followed any further. */
const readItem = (reader: Reader, item: Annotated): boolean => {
  const text = item.text.toUpperCase();
  if (reader.ended) {
    reader.complain(item.line, 'text-after-end', { text: item.text.slice(0, 20) });
    return false;
  }
  if (text === '*' || text === '+') {
    reader.ended = true;
    return true;
  }
  if (text === '-' || text === '^S') return skip(reader, item);
  if (text === 'AP') {
    allPass(reader, item);
    return true;
  }
  const call = parseCall(text === 'PASS' ? 'Pass' : text);
  if (call < 0) {
    reader.complain(item.line, 'bad-call', { call: item.text.slice(0, 20) });
    return false;
  }
  if (reader.calls.length === 0 && reader.column !== reader.dealer && !reader.irregular) {
    reader.complain(item.line, 'BD-L17B', {
      dealer: seatName(reader.dealer),
      column: seatName(reader.column),
    });
    return false;
  }
  if (isIllegalHere(reader, call, item)) return false;
  place(reader, call, item);
  // A marked insufficient bid was accepted: it counts at once (BD-L27A1).
  if (reader.auction.pending !== null)
    acceptCall(reader.auction, reader.auction.pending.index + 1, 'BD-L27A1');
  return true;
};

/** Follows the calls of an auction section by the Laws, from the dealer (BD-PBN-13). */
export const readAuction = (
  first: Seat,
  dealer: Seat,
  items: readonly Annotated[],
  notes: ReadonlyMap<number, string>,
  complain: Complain,
): AuctionReading => {
  const reader: Reader = {
    auction: newAuction(seatIndex(dealer)),
    dealer: seatIndex(dealer),
    calls: [],
    notes,
    complain,
    column: seatIndex(first),
    irregular: false,
    ended: false,
  };
  const followed = items.every((item) => readItem(reader, item));
  const complete = followed && isAuctionOver(reader.auction);
  return {
    calls: reader.calls,
    complete,
    irregular: reader.irregular,
    contract: complete ? contractOf(reader.auction) : null,
  };
};
