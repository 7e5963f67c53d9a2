import type { Auction } from '@arbitre/rules/kernel/auction/auction';
import { applyCall, restart } from '@arbitre/rules/kernel/auction/auction';
import { type Call, isBid, parseCall, PASS } from '@arbitre/rules/kernel/auction/calls';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgePlafondState, CallRecord } from '../state';
import type { Said, Standing } from './breaches';

// How the auction stands as its calls count.

/** What a call on the record counts as; -1 for nothing. */
const countsAs = ({ call, counts = call }: CallRecord): Call => (counts === null ? -1 : parseCall(counts));

export const saidBy = ({ seat, call, of }: CallRecord): Said => ({
  seat: seatIndex(seat),
  call: parseCall(call),
  ...(of === undefined ? {} : { of }),
});

/** A double that is upheld takes no redouble away. */
const apply = (auction: Auction, seat: number, call: Call): void => {
  const { risk } = auction;
  applyCall(auction, seat, call);
  if (call !== PASS && !isBid(call)) auction.risk = Math.max(risk, auction.risk);
};

/** The auction as the calls leave it that count. */
export const recount = ({ auction, calls }: BridgePlafondState): void => {
  restart(auction);
  for (const record of calls) {
    const call = countsAs(record);
    if (call >= PASS) apply(auction, seatIndex(record.seat), call);
  }
};

/** Who has doubled or redoubled the last bid, one bit a seat. */
const doublersOf = (calls: readonly CallRecord[]): number => {
  let seats = 0;
  for (const record of calls.toReversed()) {
    const call = countsAs(record);
    if (isBid(call)) break;
    if (call > PASS) seats |= 1 << seatIndex(record.seat);
  }
  return seats;
};

export const standingOf = ({ auction, calls, obligations }: BridgePlafondState): Standing => ({
  auction,
  doublers: doublersOf(calls),
  mustPass: obligations.reduce(
    (seats, { kind, seat }) => (kind === 'must-pass-once' ? seats | (1 << seatIndex(seat)) : seats),
    0,
  ),
});

/** The last call of a seat before this one that counts, by its place on the record; -1. */
export const callBefore = ({ calls }: BridgePlafondState, index: number): number =>
  calls.findLastIndex(
    (record, at) => at < index && record.seat === calls[index]?.seat && countsAs(record) >= PASS,
  );
