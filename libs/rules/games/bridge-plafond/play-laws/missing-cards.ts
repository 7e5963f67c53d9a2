import { formatCard, parseWritten, suitOf } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { cardIn, cardsLeft, hasPlayed, isKnown, ledTo, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import { annul, type Course, courseFrom, ended, goOn, note } from '../course';
import { HAND } from '../deal/sizes';
import { refuse } from '../refusals';
import { prove } from '../revokes/duties';
import type { BridgePlafondState } from '../state';
import { duringPlay } from './at-table';

// A hand that is a card short while no other has too many (article 49).

/** The record knows the hand, and it has as many cards as it should. */
const isComplete = ({ play }: BridgePlafondState, seat: number): boolean =>
  isKnown(play, seat) && cardsLeft(play, seat) >= HAND - play.completed - (hasPlayed(play, seat) ? 1 : 0);

/** BP-49-1: the card is searched for. */
export const decideMiss: Decide<'miss-card'> = (state, { seat }) => {
  const problem = duringPlay(state, 'miss-card');
  if (problem !== null) return problem;
  if (isComplete(state, seatIndex(seat))) return refuse('hand-complete', { seat });
  if (state.playLaws.searched.includes(seatIndex(seat))) return refuse('searched-already', { seat });
  const course = courseFrom(state);
  goOn(course, { type: 'CardMissed', data: { seat } });
  note(course, 'BP-49-1', seatIndex(seat));
  return ended(course);
};

/** BP-49-4: it counts as held from the start, so that a trick in which its suit was not followed was a revoke. */
const provesRevokes = (course: Course, seat: number, card: number): void => {
  const { play } = course.now;
  for (let trick = 1; trick <= play.completed; trick++) {
    const played = cardIn(play, trick, seat);
    if (played < 0 || ledTo(play, trick) !== suitOf(card) || suitOf(played) === suitOf(card)) continue;
    note(course, 'BP-49-4', seat, { card: formatCard(card), trick });
    prove(course, seat, trick);
  }
};

/** BP-49-2, BP-49-3: dealt again where it never was the hand's, given back unexposed otherwise. */
export const decideFind: Decide<'find-card'> = (state, { seat: name, card: written, place }) => {
  const problem = duringPlay(state, 'find-card');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  const card = parseWritten(written);
  if (!state.playLaws.searched.includes(seat)) return refuse('not-searched', { seat: name });
  if (wasPlayed(state.play, card)) return refuse('card-already-played', { card: formatCard(card) });
  const holder = holderOf(state.play.held, card);
  if (holder >= 0)
    return refuse('card-not-held', { seat: name, card: formatCard(card), holder: SEATS[holder] ?? '' });
  const course = courseFrom(state);
  goOn(course, { type: 'CardFound', data: { seat: name, card: formatCard(card), place } });
  if (place === 'undealt') annul(course, 'BP-49-2');
  else provesRevokes(course, seat, card);
  return ended(course);
};

export const decideGiveUp: Decide<'give-up-search'> = (state, { seat }) => {
  const problem = duringPlay(state, 'give-up-search');
  if (problem !== null) return problem;
  if (!state.playLaws.searched.includes(seatIndex(seat))) return refuse('not-searched', { seat });
  const course = courseFrom(state);
  goOn(course, { type: 'SearchGivenUp', data: { seat } });
  annul(course, 'BP-49-2');
  return ended(course);
};
