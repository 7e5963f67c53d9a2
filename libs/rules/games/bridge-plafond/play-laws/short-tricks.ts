import { dummyOf } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard, parseWritten, suitOf } from '@arbitre/rules/kernel/cards';
import { areOpponents, leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import { lacksCard } from '@arbitre/rules/kernel/tricks/defective';
import { holdsClass } from '@arbitre/rules/kernel/tricks/follow';
import { cardIn, hasPlayed, ledTo, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { type Consequence, NEW_DEAL } from '../choices/choice';
import { annul, type Course, courseFrom, ended, goOn, impose, lift, note, offer } from '../course';
import { impossible } from '../play/decide-play';
import { refuse } from '../refusals';
import { dropRevokes, owe, revokeIn } from '../revokes/duties';
import type { BridgePlafondState } from '../state';
import { duringPlay } from './at-table';

// Tricks with a card too few or too many (article 48).

/** Nobody notices that a hand has played no card to the trick. */
export const decideLeaveShort: Decide<'leave-short'> = (state, { seat: name }) => {
  const problem = duringPlay(state, 'leave-short');
  if (problem !== null) return problem;
  const { play } = state;
  if (play.count !== 3 || hasPlayed(play, seatIndex(name))) return refuse('not-one-short', { seat: name });
  const course = courseFrom(state);
  goOn(course, { type: 'TrickLeftShort', data: { seat: name } });
  goOn(course, { type: 'TrickWon', data: { seat: seatName(play.best), number: play.completed + 1 } });
  return ended(course);
};

/** Whether a seat has played to a trick after this one. */
const hasPlayedSince = ({ play }: BridgePlafondState, seat: number, trick: number): boolean => {
  for (let later = trick + 1; later <= play.completed + 1; later++)
    if (cardIn(play, later, seat) >= 0) return true;
  return false;
};

/** BP-50-4: dummy has spoken of it first. */
const isPointedOut = ({ playLaws }: BridgePlafondState, seat: number, trick: number): boolean =>
  playLaws.shortPointedOut.some((each) => (each.seat ?? seat) === seat && (each.trick ?? trick) === trick);

/** BP-48-1, BP-48-2, BP-48-GAP-2: it is found that a card lacks. */
export const decideFindShort: Decide<'find-short'> = (state, { seat: name, trick }) => {
  const problem = duringPlay(state, 'find-short');
  if (problem !== null) return problem;
  const { play, declarer, obligations } = state;
  const seat = seatIndex(name);
  if (!lacksCard(play, trick, seat) || owedBy(obligations, name, 'owed-card').length > 0)
    return refuse('trick-not-short', { seat: name, trick });
  const course = courseFrom(state);
  goOn(course, { type: 'TrickFoundShort', data: { seat: name, trick } });
  const since = hasPlayedSince(state, seat, trick);
  const article = since ? 'BP-48-3' : 'BP-48-GAP-2';
  note(course, since ? 'BP-48-1' : 'BP-48-GAP-2', seat, { trick });
  impose(course, { kind: 'owed-card', seat: name, cards: [], article, trick });
  const hasChoice = seat === declarer || !isPointedOut(state, seat, trick);
  if (since && seat !== dummyOf(declarer) && hasChoice)
    offer(course, {
      ...{ article: 'BP-48-1', to: seatName(seat === declarer ? leftOf(declarer) : declarer) },
      ...{ options: [NEW_DEAL, 'go-on'], until: 'card', offender: name, cards: [] },
    });
  return ended(course);
};

export const newDeal: Consequence = {
  taken: (course, { article }, option) => {
    if (option === NEW_DEAL) annul(course, article);
  },
};

/** BP-48-3: a card that could have been played to the trick, if there is one. */
const notFollowing = (
  { play }: BridgePlafondState,
  seat: number,
  card: Card,
  trick: number,
): Refusal | null => {
  const led = ledTo(play, trick);
  return suitOf(card) !== led && holdsClass(play, seat, led)
    ? refused('BP-48-3', { seat: seatName(seat), card: formatCard(card), trick })
    : null;
};

export const decideSupply: Decide<'supply-card'> = (state, { seat: name, card: written }) => {
  const problem = duringPlay(state, 'supply-card');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const [duty] = owedBy(state.obligations, name, 'owed-card');
  if (duty === undefined) return refuse('no-card-owed', { seat: name });
  const cannot = impossible(state, seat, card) ?? notFollowing(state, seat, card, duty.trick);
  if (cannot !== null) return cannot;
  const counts = duty.article === 'BP-48-GAP-2' && duty.trick === state.play.completed;
  const course = courseFrom(state);
  const text = formatCard(card);
  goOn(course, { type: 'CardSupplied', data: { seat: name, card: text, trick: duty.trick, counts } });
  lift(course, duty, duty.article);
  dropRevokes(course, duty.article);
  return ended(course);
};

/** Two cards of a hand in one trick, which nobody has noticed. */
export const decideSlip: Decide<'slip-card'> = (state, { seat: name, card: written }) => {
  const problem = duringPlay(state, 'slip-card');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const { play } = state;
  const cannot = impossible(state, seat, card);
  if (cannot !== null) return cannot;
  const played = play.count > 0 ? hasPlayed(play, seat) : play.completed > 0;
  if (!played) return refuse('no-first-card', { seat: name });
  const course = courseFrom(state);
  goOn(course, { type: 'SecondCardPlayed', data: { seat: name, card: formatCard(card) } });
  return ended(course);
};

/** A revoke whose card went back is one of the card that lies in its place, where that does not follow either. */
const stillRevokes = (course: Course, seat: number, trick: number): void => {
  const revoke = revokeIn(course.now, seat, trick);
  dropRevokes(course, 'BP-48-GAP-1');
  const { play } = course.now;
  const card = cardIn(play, trick, seat);
  if (revoke === null || suitOf(card) === ledTo(play, trick) || !holdsClass(play, seat, ledTo(play, trick)))
    return;
  owe(course, { seat, card, trick, article: 'BP-55-DEF-1' });
};

/** BP-48-GAP-1, BP-49-5: the opponents say which of the two goes back; the trick keeps its owner (BP-49-GAP-1). */
export const decideReturn: Decide<'return-surplus'> = (state, { by, seat: name, card: written }) => {
  const problem = duringPlay(state, 'return-surplus');
  if (problem !== null) return problem;
  const { play, playLaws } = state;
  const seat = seatIndex(name);
  const card = parseWritten(written);
  const second = playLaws.seconds.find((each) => each.seat === seat);
  if (second === undefined) return refuse('no-second-card', { seat: name });
  if (!areOpponents(seatIndex(by), seat)) return refused('BP-49-5', { by, seat: name });
  const isOne = formatCard(card) === second.card || cardIn(play, second.trick, seat) === card;
  if (!isOne || (wasPlayed(play, card) && cardIn(play, second.trick, seat) !== card))
    return refuse('not-of-the-two', { seat: name, card: formatCard(card), trick: second.trick });
  const course = courseFrom(state);
  goOn(course, { type: 'SurplusReturned', data: { by, seat: name, card: formatCard(card) } });
  note(course, 'BP-48-GAP-1', seat, { card: formatCard(card), trick: second.trick });
  stillRevokes(course, seat, second.trick);
  return ended(course);
};
