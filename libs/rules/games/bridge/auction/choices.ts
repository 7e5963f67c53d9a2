import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { ANSWERS, type ChoiceOption } from '../fields';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import type { Auction, CallOffer } from './auction';
import { isInadmissible, lastCallOf } from './breaches';
import { close } from './closing';
import { accept, cancel, type Course, courseFrom, goOn, lift } from './course';
import { prematurely } from './record';
import { rectification } from './rotation';
import { acceptChange, cancelChange, useTurns } from './settle';

// What the left-hand opponent may choose of a call that broke the law.

/** The choice that the arbiter explains, as a call that waits or was replaced gives it; null where nobody has one. */
export const choiceOn = (auction: Auction): CallOffer | null => {
  const { pending, calls } = auction;
  const to = (seat: number): CallOffer['to'] => seatName(leftOf(seat));
  if (pending === null) {
    const original = calls[prematurely(calls)];
    return original === undefined
      ? null
      : { article: 'BD-L27A1', to: to(seatIndex(original.seat)), options: ANSWERS };
  }
  // Whoever replaced his bid by a double may still see the bid accepted (BD-L27C).
  if (pending.article === 'BD-L27B3') return choiceOn({ ...auction, pending: null });
  if (calls[pending.index]?.refused === true || isInadmissible(auction, pending)) return null;
  if (pending.article === 'BD-L18D') return { article: 'BD-L27A1', to: to(pending.seat), options: ANSWERS };
  return pending.article === 'BD-L17C'
    ? { article: 'BD-L29A', to: to(pending.seat), options: ANSWERS }
    : null;
};

/** BD-L10C1: the arbiter explains what may be done about a call (BD-L27A1, BD-L29A). */
export const offerCall = ({ auction, phase }: BridgeState): Decision<BridgeEvent> => {
  const choice = phase === 'auction' && auction.offer === null ? choiceOn(auction) : null;
  return choice === null
    ? refuse('no-choice')
    : accepted<BridgeEvent>({ type: 'OptionsOffered', data: { ...choice, until: 'call' } });
};

/** The insufficient bid stands, and what had replaced it falls with its consequences (BD-L27C). */
const acceptOriginal = (course: Course, original: number): void => {
  const name = course.now.auction.calls[original]?.seat ?? 'N';
  cancel(course, [original + 1], 'BD-L27C');
  accept(course, original, 'BD-L27A1');
  for (const duty of course.now.obligations)
    if (duty.offender === name && (duty.article === 'BD-L27B2' || duty.article === 'BD-L27B3'))
      lift(course, duty, 'BD-L27A1');
};

const answerBid = (course: Course, state: BridgeState, accepts: boolean): void => {
  if (!accepts) return;
  const { pending, calls } = state.auction;
  const original = prematurely(calls);
  if (original >= 0) acceptOriginal(course, original);
  else if (pending !== null) accept(course, pending.index, 'BD-L27A1');
};

const answerRotation = (course: Course, accepts: boolean): void => {
  const { pending } = course.now.auction;
  if (pending === null) return;
  if (accepts) {
    accept(course, pending.index, 'BD-L29A');
    return;
  }
  const rectify = rectification(course.now.auction, pending);
  cancel(course, [pending.index], 'BD-L29B');
  rectify(course);
};

const answerChange = (course: Course, accepts: boolean): void => {
  const { pending } = course.now.auction;
  if (pending === null) return;
  if (accepts) acceptChange(course, pending);
  else cancelChange(course, pending);
};

const answer = (
  course: Course,
  state: BridgeState,
  { article, to }: CallOffer,
  option: ChoiceOption,
): void => {
  if (article === 'BD-L27A1') answerBid(course, state, option === 'accept');
  else if (article === 'BD-L29A') answerRotation(course, option === 'accept');
  else if (article === 'BD-L25B1') answerChange(course, option === 'accept');
  else if (option === 'withdraw') cancel(course, [lastCallOf(course.now.auction, seatIndex(to))], 'BD-L25A6');
};

/** BD-L10C2: who has the choice takes it, and nobody for him. */
export const takeCall = (
  state: BridgeState,
  { by, option }: BridgeActNamed<'take-option'>,
): Decision<BridgeEvent> => {
  const { offer } = state.auction;
  if (offer === null) return refuse('no-choice');
  const { to, options } = offer;
  if (by !== to) return refused('BD-L10C2', { by, entitled: to });
  if (!options.includes(option)) return refuse('no-such-option', { option, options });
  const course = courseFrom(state);
  goOn(course, { type: 'OptionTaken', data: { by, option } });
  answer(course, state, offer, option);
  useTurns(course, state);
  close(course);
  return { ok: true, events: course.events };
};
