import { formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import { seatName, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardIn, copyPlay, hasPlayed, type Play } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import { impossible, notInPlay, trickEnd } from './decide-play';
import { lastGathered } from './decide-trick';
import type { WhistEvent } from './events';
import { isRevoke } from './play';
import type { Decide } from './acts';
import { seatAndCard, seatAt } from './seat-and-card';
import { cardsOnTable, reopenLast } from './reopen';
import type { WhistState } from './state';
import { newDeal } from './void-deal';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;

/** A player did not play to the trick: it counts with three cards (WHC-MI-5, WHC-MI-GAP-5). */
export const decideOmit: Decide<'omit'> = (state, act) => {
  const reading = seatAt(act.seat);
  if (state.phase !== 'play') return notInPlay(state);
  const { play, policy } = state;
  const facts = { seat: reading.name, trick: play.completed + 1 };
  if (policy === 'enforced') return refused('WHC-MODE-GAP-1', facts);
  if (play.count !== 3 || hasPlayed(play, reading.seat))
    return refuse('trick-not-complete-but-for-seat', facts);
  return accepted<WhistEvent>(
    { type: 'PlayOmitted', data: { seat: reading.name, number: facts.trick } },
    observed('WHC-MI-5', reading.name, { trick: facts.trick }),
    ...trickEnd(state, play.best),
  );
};

/** The play with the incomplete trick open again. */
export const withTrickOpen = (play: Play): Play => {
  const copy = copyPlay(play);
  reopenLast(copy);
  return copy;
};

const supplyProblem = (state: WhistState, seat: number): Answer | null => {
  const { play } = state;
  const missed = state.omissions.some((each) => each.seat === seat && each.trick === play.completed);
  const facts = { seat: seatName(seat), trick: play.completed };
  if (!missed || hasPlayed(play, seat)) return refuse('nothing-to-supply', facts);
  return lastGathered(state) >= play.completed ? refused('WHC-MI-GAP-6', facts) : null;
};

/** WHC-MI-GAP-6: noticed in time, he plays to the incomplete trick after all, without penalty. */
export const decideSupply: Decide<'supply'> = (state, act) => {
  const reading = seatAndCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { seat, name, card } = reading;
  const problem = supplyProblem(state, seat);
  if (problem !== null) return problem;
  const play = withTrickOpen(state.play);
  const cannot = impossible(play, reading);
  if (cannot !== null) return cannot;
  if (isRevoke(play, seat, card)) return refused('WHC-JEU-3', { seat: name, card: formatCard(card) });
  const returned = cardsOnTable(state.play);
  const winner = winnerIfLast(play, seat, card);
  return accepted<WhistEvent>(
    { type: 'CardSupplied', data: { seat: name, card: formatCard(card) } },
    ...(returned.length > 0 ? [{ type: 'CardsReturned', data: { cards: returned } } as const] : []),
    ...(winner < 0 ? [] : trickEnd({ ...state, play }, winner)),
  );
};

/** Has the seat played to the trick after the one that it missed (WHC-MI-5, WHC-MI-6)? */
export const hasPlayedSince = ({ play }: WhistState, seat: number, missed: number): boolean => {
  for (let trick = missed + 1; trick <= play.completed; trick++)
    if (cardIn(play, trick, seat) !== NO_CARD) return true;
  return hasPlayed(play, seat);
};

/** WHC-MI-2: the side that has the choice may talk it over. */
export const decideConsult: Decide<'consult'> = (state, act) => {
  const reading = seatAt(act.seat);
  return state.offer?.to === sideName(reading.seat)
    ? accepted({ type: 'ConsultationHeld', data: { seat: reading.name } })
    : refused('WHC-MI-2', { seat: reading.name, entitled: state.offer?.to ?? null });
};

/** WHC-MI-1: a new deal, or the hands as they are; the first valid choice binds the side (WHC-MI-GAP-7). */
export const decideChoose: Decide<'choose'> = (state, act) => {
  const reading = seatAt(act.by);
  const { choice } = act;
  if (state.choice !== null)
    return refused('WHC-MI-GAP-7', { by: reading.name, choice, standing: state.choice });
  const { offer } = state;
  if (offer?.to !== sideName(reading.seat))
    return refused('WHC-MI-1', { by: reading.name, entitled: offer?.to ?? null });
  const made: WhistEvent = { type: 'ChoiceMade', data: { by: reading.name, choice } };
  return choice === 'new-deal' ? accepted(made, newDeal(state, offer.article)) : accepted(made);
};
