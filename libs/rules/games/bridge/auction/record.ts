import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { Strain } from '../events';
import { type Call, parseCall } from '@arbitre/rules/kernel/auction/calls';
import {
  applyCall,
  type Auction,
  type CallOffer,
  type CallRecord,
  recount,
  type Repetition,
} from './auction';
import { breach, breachAtTurn, isBadDouble, isOutOfTurn, isOverPass, withdrawnCallOf } from './breaches';

// What events of the auction do to it. What they follow from is decided elsewhere.

const admit = (auction: Auction, index: number, record: CallRecord, seat: number, call: Call): void => {
  const article = breach(auction, seat, call);
  if (article !== null) {
    auction.pending = { index, seat, call, article };
    auction.irregular = record.waits = true;
    record.breaks = article;
    return;
  }
  if (record.waits === true) delete record.waits;
  if (seat !== auction.turn && isOverPass(auction, seat)) {
    record.overPass = auction.irregular = true;
    auction.passes++;
  }
  applyCall(auction, seat, call);
};

/** Puts a call on the table. One that breaks the law, or is made while another waits, does not count yet. */
export const makeCall = (auction: Auction, seat: number, call: Call, record: CallRecord): void => {
  if (auction.offer !== null) auction.offer = null;
  if (auction.pending === null) admit(auction, auction.calls.length, record, seat, call);
  else record.waits = true;
  auction.calls.push(record);
};

/** A call after the final pass stands on the record and counts for nothing (BD-L39A). */
export const lateCall = (auction: Auction, record: CallRecord): void => {
  auction.irregular = true;
  auction.calls.push({ ...record, withdrawn: true, breaks: 'BD-L39A' });
};

const readmit = (auction: Auction, index: number): void => {
  const record = auction.calls[index];
  if (record === undefined) return;
  admit(auction, index, record, seatIndex(record.seat), parseCall(record.call));
};

/** A call that was out of turn is in turn once another no longer counts; then whatever was made over it is judged. */
const settle = (auction: Auction): void => {
  recount(auction);
  const { pending } = auction;
  if (pending !== null && pending.seat === auction.turn && isOutOfTurn(pending)) {
    auction.pending = null;
    readmit(auction, pending.index);
  }
  for (let index = nextWaiting(auction); index >= 0; index = nextWaiting(auction)) readmit(auction, index);
};

/** The first call that waits, once none is to be settled before it; -1. */
const nextWaiting = ({ calls, pending }: Auction): number =>
  pending === null ? calls.findIndex((record) => record.waits === true) : -1;

const forget = (auction: Auction, index: number): void => {
  if (auction.pending?.index === index) auction.pending = null;
};

/** The call counts although it broke the law. `place`: the number after which it does, where that is not its own. */
export const acceptCall = (auction: Auction, number: number, article: string, place?: number): void => {
  const record = auction.calls[number - 1];
  if (record === undefined) return;
  if (article === 'BD-L36A') record.overlooked = true;
  delete record.withdrawn;
  delete record.waits;
  if (place !== undefined) record.place = place - 0.5;
  auction.irregular = true;
  forget(auction, number - 1);
  settle(auction);
};

/** A double in place of an insufficient bid does not count before the arbiter has compared it (BD-L27B3); one against Law 19 never. */
const holdBack = (auction: Auction): void => {
  const index = auction.calls.findIndex((record) => record.waits === true);
  const record = auction.calls[index];
  if (record === undefined) return;
  const seat = seatIndex(record.seat);
  const call = parseCall(record.call);
  if (isBadDouble(breachAtTurn(auction, seat, call) ?? undefined)) return;
  record.breaks = 'BD-L27B3';
  auction.pending = { index, seat, call, article: 'BD-L27B3' };
};

/** These calls no longer count. */
export const cancelCalls = (auction: Auction, numbers: readonly number[], article: string): void => {
  auction.irregular = true;
  for (const number of numbers) {
    const record = auction.calls[number - 1];
    if (record === undefined) continue;
    record.withdrawn = true;
    if (article === 'BD-L17D3') record.lapsed = true;
    delete record.waits;
    forget(auction, number - 1);
  }
  if (article === 'BD-L27B3') holdBack(auction);
  settle(auction);
};

/** A call that the law, or the arbiter, puts in the place of another. */
export const substituteCall = (auction: Auction, record: CallRecord, place?: number): void => {
  auction.irregular = true;
  auction.calls.push(place === undefined ? record : { ...record, place: place - 0.5 });
  settle(auction);
};

/** The choice of declarer before a lead (Law 26), which no call ends. */
export const isLeadPenalty = (article: string): boolean => article === 'BD-L26B';

export const offerChoice = (auction: Auction, offer: CallOffer): void => {
  auction.offer = offer;
};

/** Whoever had the choice has taken it; a call that he refused is marked (BD-L27B0, BD-L29B). */
export const takeChoice = (auction: Auction, option: string): void => {
  const { offer, pending } = auction;
  auction.offer = null;
  if ((offer?.article !== 'BD-L27A1' && offer?.article !== 'BD-L29A') || option !== 'refuse') return;
  const replaced = pending === null || pending.article === 'BD-L27B3';
  const record = replaced ? refusable(auction) : auction.calls[pending.index];
  if (record !== undefined) record.refused = true;
};

/** The insufficient bid that was replaced before anybody had been asked (BD-L27C). */
const refusable = ({ calls }: Auction): CallRecord | undefined => calls[prematurely(calls)];

/** The index of an insufficient bid that the last call replaced at once; -1 (BD-L27C). */
export const prematurely = (calls: readonly CallRecord[]): number => {
  const [original, replacement] = calls.slice(-2);
  if (original?.breaks !== 'BD-L18D' || original.withdrawn !== true || original.refused === true) return -1;
  return replacement?.seat === original.seat && replacement.withdrawn !== true ? calls.length - 2 : -1;
};

/** What an artificial call specified (BD-L29C). */
export const specify = (auction: Auction, number: number, specifies: readonly Strain[]): void => {
  const record = auction.calls[number - 1];
  if (record !== undefined) record.specifies = specifies;
};

const seatsOf = (obligations: readonly Obligation[], kind: string): number =>
  obligations
    .filter((each) => each.kind === kind)
    .reduce((bits, { seat }) => bits | (1 << seatIndex(seat)), 0);

const repetitionOf = (auction: Auction, { seat, article }: Obligation): Repetition => ({
  seat: seatIndex(seat),
  call: withdrawnCallOf(auction, seatIndex(seat)),
  article,
});

/** What the seats owe to the auction, as it is asked call by call. */
export const owe = (auction: Auction, obligations: readonly Obligation[]): void => {
  auction.mustPass = seatsOf(obligations, 'must-pass') | seatsOf(obligations, 'must-pass-once');
  auction.noDouble = seatsOf(obligations, 'no-double');
  auction.repetitions = obligations
    .filter(({ kind }) => kind === 'must-repeat')
    .map(
      (each) =>
        auction.repetitions.find(({ seat }) => seat === seatIndex(each.seat)) ?? repetitionOf(auction, each),
    );
};
