import { contractOf } from '@arbitre/rules/kernel/auction/auction';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeEvent } from '../events';
import { isAboveSeven, parseCall } from '@arbitre/rules/kernel/auction/calls';
import { penaltyCard } from '../play/penalty-cards';
import { PASSED_OUT } from '../result/score';
import type { BridgeState } from '../state';
import { type Auction, counts, isAuctionOver, surplusPasses } from './auction';
import { offenderOf, silenceSide } from './bars';
import { callsFrom, cancel, type Course, goOn, impose, lift } from './course';
import { passInstead } from './settle';

// The end of an auction, and what is carried over from it into the play.

/** The milestones of an auction that ends regularly (BD-L22A, BD-L22B). */
export const ended = (auction: Auction): readonly BridgeEvent[] => {
  const contract = contractOf(auction);
  const end: BridgeEvent = { type: 'AuctionClosed', data: { contract } };
  return contract === null ? [end, { type: 'DealScored', data: PASSED_OUT }] : [end];
};

/** Duties of the auction, which end with it. */
const OF_AUCTION: ReadonlySet<string> = new Set([
  'must-pass',
  'must-pass-once',
  'must-repeat',
  'no-double',
  'comparable-call',
]);

const isDefender = ({ declarer }: BridgeState, seat: number): boolean =>
  sideIndex(seat) !== sideIndex(declarer);

/** The choice of BD-L26B is declarer's; his own side owes him none. */
const carryRestriction = (course: Course, duty: Obligation): void => {
  const { now } = course;
  lift(course, duty, 'BD-L26B');
  if (isDefender(now, offenderOf(duty)))
    impose(course, { ...duty, article: 'BD-L26B', by: [seatName(now.declarer)] });
};

/** A defender's exposed card is a penalty card, minor where it is a single low one by accident; others are picked up (BD-L24D, BD-L24E). */
const carryCard = (course: Course, duty: Obligation, single: boolean): void => {
  const { now } = course;
  const [card = ''] = duty.cards;
  const defends = isDefender(now, seatIndex(duty.seat));
  lift(course, duty, defends ? 'BD-L24E' : 'BD-L24D');
  if (!defends) return;
  const deliberate = !single || duty.article === 'BD-L24B';
  impose(course, penaltyCard(seatName(seatIndex(duty.seat)), card, 'BD-L24E', 0, deliberate));
};

const carryOver = (course: Course): void => {
  const { obligations } = course.now;
  const exposed = (seat: string): number =>
    obligations.filter((each) => each.kind === 'exposed-card' && each.seat === seat).length;
  for (const duty of obligations) {
    if (OF_AUCTION.has(duty.kind)) lift(course, duty, 'BD-L22A');
    if (duty.kind === 'lead-penalty') carryRestriction(course, duty);
    if (duty.kind === 'exposed-card') carryCard(course, duty, exposed(duty.seat) === 1);
  }
};

/** No contract above seven is played: its bid and what followed fall, a pass stands there, and its side passes (BD-L38). */
const fallAboveSeven = (course: Course): void => {
  const { calls } = course.now.auction;
  const index = calls.findIndex((record) => counts(record) && isAboveSeven(parseCall(record.call)));
  const seat = seatIndex(calls[index]?.seat ?? 'N');
  passInstead(course, callsFrom(course, index), seat, 'BD-L38');
  silenceSide(course, seat, 'BD-L38');
};

/** Ends the auction where it is over; a pass out of rotation ends nobody's last turn (BD-L17D3, BD-L34). */
export const close = (course: Course): void => {
  while (isAuctionOver(course.now.auction)) {
    const { auction } = course.now;
    if (auction.skipped >= 0) cancel(course, callsFrom(course, auction.skipped), 'BD-L17D3');
    else if (isAboveSeven(auction.bid)) fallAboveSeven(course);
    else {
      cancel(course, surplusPasses(auction), 'BD-L39A');
      for (const event of ended(auction)) goOn(course, event);
      if (course.now.contract !== null && course.now.obligations.length > 0) carryOver(course);
      return;
    }
  }
};

/** Duties that were carried into the play are the auction's again (BD-L25A5, BD-L36A). */
export const reopen = (course: Course, article: string): void => {
  goOn(course, { type: 'AuctionReopened', data: { article } });
  for (const duty of course.now.obligations) {
    if (duty.kind !== 'lead-penalty' || duty.by === undefined) continue;
    const { by: _, ...restriction } = duty;
    lift(course, duty, article);
    // No call came after the end of an auction that goes on.
    if (duty.article !== 'BD-L39C') impose(course, restriction);
  }
  for (const duty of course.now.obligations)
    if (duty.article === 'BD-L24E') {
      lift(course, duty, article);
      impose(course, { ...duty, kind: 'exposed-card', article: 'BD-L24-0' });
    }
};
