import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card, formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, lastWinner, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { Decide } from '../acts';
import { NO_CLAIMS } from '../claims/state';
import { follow } from '../course';
import type { BridgePlafondEvent } from '../events';
import { playUnderLaws } from '../play-laws/play-under-laws';
import { NO_PLAY_LAWS } from '../play-laws/state';
import { refuse } from '../refusals';
import { scoreAfterLast } from '../result/score-of';
import { NO_REVOKES } from '../revokes/state';
import type { BridgePlafondState } from '../state';
import { factsOf, playBreach, wrongPlayer } from './breach';

/** Nothing irregular has left anything behind. */
const isPlain = ({ playLaws, revokes, claims, choices, obligations }: BridgePlafondState): boolean =>
  playLaws === NO_PLAY_LAWS &&
  revokes === NO_REVOKES &&
  claims === NO_CLAIMS &&
  choices.length === 0 &&
  obligations.length === 0;

/** The next card, out of a known hand, that follows: 52 times a deal this is all there is to check. */
const isNext = (state: BridgePlafondState, seat: number, card: Card): boolean =>
  state.phase === 'play' &&
  seat === state.play.turn &&
  holds(state.play.held, seat, card) &&
  isPlain(state) &&
  follows(state.play, seat, card) &&
  failedBefore(state.play, seat, card) === 0;

/** Why a seat cannot play a card, whatever the rules say of it: it has none such, or nobody plays yet. */
export const impossible = ({ play }: BridgePlafondState, seat: number, card: Card): Refusal | null => {
  if (wasPlayed(play, card)) return refuse('card-already-played', { card: formatCard(card) });
  const holder = holderOf(play.held, card);
  const elsewhere = holder >= 0 && holder !== seat;
  return elsewhere || (isKnown(play, seat) && !holds(play.held, seat, card))
    ? refuse('card-not-held', { seat: seatName(seat), card: formatCard(card) })
    : null;
};

/** A regular card, with the trick that it completes, and the score after the last. */
const regular = (
  state: BridgePlafondState,
  made: BridgePlafondEvent,
  seat: number,
  card: Card,
): Decision<BridgePlafondEvent> => {
  const { play } = state;
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0) return accepted(made);
  const won: BridgePlafondEvent = {
    type: 'TrickWon',
    data: { seat: seatName(winner), number: play.completed + 1 },
  };
  if (play.completed < TRICKS - 1) return accepted<BridgePlafondEvent>(made, won);
  const score = scoreAfterLast(state, winner);
  return score === null
    ? follow(state, made)
    : accepted<BridgePlafondEvent>(made, won, { type: 'DealScored', data: score });
};

export const decidePlay: Decide<'play'> = (state, act) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'play' });
  const seat = seatIndex(act.seat);
  const card = parseCard(act.card);
  const made: BridgePlafondEvent = { type: 'CardPlayed', data: { seat: act.seat, card: act.card } };
  if (act.by === undefined && isNext(state, seat, card)) return regular(state, made, seat, card);
  const { play, policy } = state;
  const before = state.phase === 'waiting' || state.phase === 'auction';
  if (before && policy === 'enforced') return refuse('auction-open');
  const cannot = impossible(state, seat, card);
  if (cannot !== null) return cannot;
  if (before) return playUnderLaws(state, act, 'BP-JEU-11');
  const wrong = wrongPlayer(state, act);
  if (wrong && policy === 'enforced')
    return refused('BP-JEU-7', { by: act.by ?? null, ...factsOf(state, seat, card) });
  const article = playBreach(state, seat, card);
  if (article !== null && policy === 'enforced') return refused(article, factsOf(state, seat, card));
  // A card of a suit that its player had failed to follow proves a revoke (BP-JEU-6).
  if (article !== null || wrong || !isPlain(state) || failedBefore(play, seat, card) > 0)
    return playUnderLaws(state, act, article);
  return regular(state, made, seat, card);
};

/** BP-LEVEE-4, BP-LEVEE-5: a player of the side that won it gathers the trick and lets go of it. */
export const decideGather: Decide<'gather'> = ({ play, policy }, { by }) => {
  const { completed, gathered } = play;
  if (completed === 0 || gathered === completed) return refuse('no-trick-to-gather');
  const won = sideIndex(lastWinner(play)) === sideIndex(seatIndex(by));
  const facts = { by, winner: seatName(lastWinner(play)), trick: completed };
  const made: BridgePlafondEvent = { type: 'TrickGathered', data: { by, number: completed } };
  if (won) return accepted(made);
  return policy === 'enforced'
    ? refused('BP-LEVEE-4', facts)
    : accepted<BridgePlafondEvent>(made, observed('BP-LEVEE-4', by, facts));
};
