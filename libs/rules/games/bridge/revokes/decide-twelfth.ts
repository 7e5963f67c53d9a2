import { type Card, formatCard, NO_CARD, suitOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { areOpponents, partnerOf, seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { handOf } from '@arbitre/rules/kernel/hands';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardIn, copyPlay, hasPlayed, ledTo, type Play } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, replaceCard, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { scored, standingOf } from '../result/standing';
import { type BridgeState, declarerTricks } from '../state';
import { revokeIn, TWELFTH } from './revoke-duties';

/** The card that a seat should have played to the twelfth trick: its other one. */
const rightCard = (play: Play, seat: number): Card => {
  const last = cardIn(play, TRICKS, seat);
  return last === NO_CARD ? (cardsOf(handOf(play.held, seat))[0] ?? NO_CARD) : last;
};

/**
 * The twelfth trick with another card of a seat; where the thirteenth was played out, each plays the card that is left to
 * him again, from the new winner on.
 */
export const replayTwelfth = (play: Play, seat: number, right: Card): void => {
  const isOver = play.completed === TRICKS;
  if (isOver) reopenTrick(play);
  takeBackAll(play);
  const left = [0, 1, 2, 3].map((other) => cardsOf(handOf(play.held, other))[0] ?? NO_CARD);
  left[seat] = cardIn(play, TWELFTH, seat);
  reopenTrick(play);
  replaceCard(play, seat, right);
  winTrick(play, play.best);
  if (!isOver || left.includes(NO_CARD)) return;
  for (let step = 0, next = play.turn; step < 4; step++, next = (next + 1) % 4)
    playCard(play, next, left[next] ?? NO_CARD);
  winTrick(play, play.best);
};

/** BD-L62D1: a revoke in the twelfth trick is corrected, established or not, as long as the hands are not back in the board. */
export const decideTwelfth = (
  state: BridgeState,
  { seat: name, hands }: BridgeActNamed<'correct-revoke'>,
): Decision<BridgeEvent> => {
  const { play } = state;
  const seat = seatIndex(name);
  const duty = revokeIn(state, seat, TWELFTH);
  if (duty === null || play.completed < TWELFTH) return refuse('nothing-to-correct', { seat: name });
  if (hands === 'back') return refused('BD-L62D1', { seat: name, hands });
  const right = rightCard(play, seat);
  if (right === NO_CARD || suitOf(right) !== ledTo(play, TWELFTH))
    return refuse('nothing-to-correct', { seat: name });
  const corrected: BridgeEvent = {
    type: 'RevokeCorrected',
    data: { seat: name, hands, card: formatCard(right), wrong: duty.cards[0] ?? '' },
  };
  const events = [corrected, lifted(duty, 'BD-L62D1')];
  const standing = standingOf(state);
  if (standing === null || play.completed < TRICKS) return accepted(...events);
  const after = { ...state, play: copyPlay(play) };
  replayTwelfth(after.play, seat, right);
  return accepted(...events, scored(after, standing.contract, declarerTricks(after)));
};

/** Whether a defender's revoke goes back before his partner plays to the twelfth trick (BD-L62D2). */
export const isTold = ({ play, declarer }: BridgeState, seat: number, trick: number): boolean =>
  trick === TWELFTH &&
  trick > play.completed &&
  areOpponents(seat, declarer) &&
  !hasPlayed(play, partnerOf(seat));
