import { invalidField } from '../kernel/act-shape';
import { formatCard, NO_CARD } from '../kernel/cards';
import { seatName, sideName } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { observed } from '../kernel/irregularities';
import { hasPlayed } from '../kernel/trick';
import { impossible, notInPlay, trickEnd } from './decide-play';
import { lastGathered } from './decide-trick';
import type { WhistEvent } from './events';
import { copyPlay, isRevoke, type Play, winnerIfLast } from './play';
import { type Decide, readSeat, readSeatAndCard } from './read-act';
import { cardsOnTable, reopenLast } from './reopen';
import type { WhistState } from './state';
import { newDeal } from './void-deal';

type Answer = Decision<WhistEvent>;

/** A player did not play to the trick: it counts with three cards (WHC-MI-5, WHC-MI-GAP-5). */
export const decideOmit: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const { play, policy } = state;
  const facts = { seat: reading.name, trick: play.completed + 1 };
  if (policy === 'enforced') return refused('WHC-MODE-GAP-1', facts);
  if (play.trick.count !== 3 || hasPlayed(play.trick, reading.seat))
    return refused('trick-not-complete-but-for-seat', facts);
  return accepted<WhistEvent>(
    { type: 'PlayOmitted', data: { seat: reading.name, number: facts.trick } },
    observed('WHC-MI-5', reading.name, { trick: facts.trick }),
    ...trickEnd(state, play.trick.best),
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
  if (!missed || hasPlayed(play.trick, seat)) return refused('nothing-to-supply', facts);
  return lastGathered(state) >= play.completed ? refused('WHC-MI-GAP-6', facts) : null;
};

/** WHC-MI-GAP-6: noticed in time, he plays to the incomplete trick after all, without penalty. */
export const decideSupply: Decide = (state, command): Answer => {
  const reading = readSeatAndCard(command);
  if (!reading.ok) return reading;
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
  for (let trick = missed; trick < play.completed; trick++)
    if ((play.history[trick * 4 + seat] ?? NO_CARD) !== NO_CARD) return true;
  return hasPlayed(play.trick, seat);
};

/** WHC-MI-2: the side that has the choice may talk it over. */
export const decideConsult: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  return state.offer?.to === sideName(reading.seat)
    ? accepted({ type: 'ConsultationHeld', data: { seat: reading.name } })
    : refused('WHC-MI-2', { seat: reading.name, entitled: state.offer?.to ?? null });
};

/** WHC-MI-1: a new deal, or the hands as they are; the first valid choice binds the side (WHC-MI-GAP-7). */
export const decideChoose: Decide = (state, command): Answer => {
  const reading = readSeat(command.by, 'by');
  if (!reading.ok) return reading;
  const { choice } = command;
  if (choice !== 'new-deal' && choice !== 'play-on')
    return invalidField('choice', choice, 'new-deal or play-on');
  if (state.choice !== null)
    return refused('WHC-MI-GAP-7', { by: reading.name, choice, standing: state.choice });
  const { offer } = state;
  if (offer?.to !== sideName(reading.seat))
    return refused('WHC-MI-1', { by: reading.name, entitled: offer?.to ?? null });
  const made: WhistEvent = { type: 'ChoiceMade', data: { by: reading.name, choice } };
  return choice === 'new-deal' ? accepted(made, newDeal(state, offer.article)) : accepted(made);
};
