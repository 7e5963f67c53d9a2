import { formatCard, NO_CARD, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { imposed } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardIn, hasPlayed, lastWinner } from '@arbitre/rules/kernel/tricks/play';
import { notInPlay } from './decide-play';
import type { WhistEvent } from './events';
import { suitCallAgainst } from './out-of-turn';
import { isLedOutOfTurn, keeperOf } from './play';
import type { Decide } from './acts';
import { seatAt } from './seat-and-card';
import { cardsOnTable } from './reopen';
import { isTurnUpOnTable, type WhistState } from './state';
import { refuse } from './refusals';

/** The last trick that was gathered: by its keeper, or online by the next lead (WHC-JEU-GAP-1). */
export const lastGathered = ({ policy, play }: WhistState): number => {
  if (policy === 'observed') return play.gathered;
  return play.count > 0 ? play.completed : play.completed - 1;
};

/** WHC-JEU-8: who won the side's first trick gathers all its tricks. */
export const decideGather: Decide<'gather'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { play } = state;
  if (state.phase === 'waiting') return notInPlay(state);
  if (play.completed === 0 || lastGathered(state) >= play.completed)
    return refused('WHC-JEU-GAP-1', { seat: reading.name, completed: play.completed });
  const keeper = keeperOf(play, sideIndex(lastWinner(play)));
  if (reading.seat !== keeper) return refused('WHC-JEU-8', { seat: reading.name, keeper: seatName(keeper) });
  return accepted({ type: 'TrickGathered', data: { seat: reading.name, number: play.completed } });
};

/** WHC-SUP-3.1: a trick that is not yet gathered may be seen; looking at a gathered one costs the next lead's suit. */
export const decideView: Decide<'view-trick'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { number: trick } = act;
  if (state.phase !== 'play') return notInPlay(state);
  const facts = { seat: reading.name, trick, completed: state.play.completed };
  if (trick > state.play.completed) return refuse('trick-not-played', facts);
  const viewed: WhistEvent = { type: 'TrickViewed', data: { seat: reading.name, number: trick } };
  // The last trick lies open until it is gathered; the ones before it cannot.
  if (trick === state.play.completed && trick > lastGathered(state)) return accepted(viewed);
  if (state.policy === 'enforced') return refused('WHC-SUP-3.1', facts);
  return accepted<WhistEvent>(
    viewed,
    observed('WHC-SUP-3.1', reading.name, { trick }),
    imposed(suitCallAgainst(state, reading.seat, 'WHC-SUP-3.2')),
  );
};

/** WHC-EP-5: the lead out of turn and the cards played to it go back, none of them penalised (WHC-EP-GAP-1). */
export const decideContest: Decide<'contest-lead'> = (state, act) => {
  const reading = seatAt(act.by);
  const { play } = state;
  if (state.phase !== 'play') return notInPlay(state);
  if (!isLedOutOfTurn(play)) return refuse('no-lead-out-of-turn', { by: reading.name });
  return accepted<WhistEvent>(
    { type: 'LeadContested', data: { by: reading.name } },
    { type: 'CardsReturned', data: { cards: cardsOnTable(play) } },
  );
};

/** WHC-DONNE-5: the card itself only while it lies on the table, the suit always. */
export const decideAskTrump: Decide<'ask-trump'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { what } = act;
  if (state.phase !== 'play') return notInPlay(state);
  const suit = SUIT_LETTERS.charAt(suitOf(state.turnUp));
  if (what === 'card' && !isTurnUpOnTable(state)) return refused('WHC-DONNE-5', { seat: reading.name, suit });
  const answer = what === 'card' ? formatCard(state.turnUp) : suit;
  return accepted({ type: 'TrumpAsked', data: { seat: reading.name, what, answer } });
};

/** WHC-REN-2.B: a question about the suit led closes the partner's way to correct. */
export const decideAskPartner: Decide<'ask-partner'> = (state, act) => {
  const reading = seatAt(act.seat);
  if (state.phase !== 'play') return notInPlay(state);
  const partner = partnerOf(reading.seat);
  const { play } = state;
  const open = hasPlayed(play, partner) || cardIn(play, play.completed, partner) !== NO_CARD;
  return open
    ? accepted({ type: 'SuitQuestionAsked', data: { seat: reading.name } })
    : refuse('nothing-to-ask', { seat: reading.name, partner: seatName(partner) });
};
