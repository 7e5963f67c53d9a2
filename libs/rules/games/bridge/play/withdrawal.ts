import { formatCard } from '@arbitre/rules/kernel/cards';
import { areOpponents, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardsOfTrick, isKnown, leaderOf, onTable } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import { changeRight } from '../at-table';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { notInPlay, playedCard } from './decide-play';
import type { PlayedCard } from './infractions';
import { decideCorrection } from '../revokes/decide-correction';
import { cardBack } from './card-back';
import { wrongLead } from './lead-choice';
import { penalised } from './penalty-cards';
import { anyTrickOfCard, trickOfCard } from './place';

/** By which article a card may be taken back; the first two are said of none, and leave a defender's as a penalty card. */
export type Ground = 'BD-L47A' | 'BD-L47B' | 'BD-L47D' | 'BD-L47E1' | 'BD-L47E2a';

/** A card of the last trick may be changed until its side has played to the next (BD-L62A, BD-L63A1). */
const hasPlayedOn = ({ play }: BridgeState, seat: number): boolean =>
  onTable(play).some((each) => sideIndex(each.seat) === sideIndex(seat));

const isInFault = (state: BridgeState, { seat, card }: PlayedCard): Ground | null => {
  const { obligations, atTable, play } = state;
  const text = formatCard(card);
  const revoke = obligations.some(({ kind, cards }) => kind === 'revoke' && cards.includes(text));
  // The table knows what an unknown hand could have followed with.
  if (revoke || !isKnown(play, seat)) return 'BD-L47B';
  return atTable.irregular.includes(text) ? 'BD-L47A' : null;
};

/** Why this card may be taken back, or null (BD-L47F). */
const groundOf = (state: BridgeState, played: PlayedCard, number: number): Ground | null => {
  const { atTable } = state;
  const { seat, card } = played;
  const text = formatCard(card);
  if (changeRight(atTable, seat, text, number) !== undefined) return 'BD-L47D';
  if (atTable.toldTurn?.card === text) return 'BD-L47E1';
  if (state.policy === 'enforced') return null;
  // An opening lead by declarer's side goes back in any case.
  const lead = wrongLead(state);
  if (lead?.irregularity === 'BD-L54E' && lead.seat === seat) return 'BD-L47A';
  const fault = isInFault(state, played);
  return fault !== null && number === state.play.completed && hasPlayedOn(state, seat) ? null : fault;
};

/** Cards that others have played to a lead keep it there (BD-L53A, BD-L53B). */
const isLeadPlayedTo = ({ play }: BridgeState, seat: number, number: number): boolean =>
  leaderOf(play, number) === seat && cardsOfTrick(play, number).length > 1;

/** Changed by the side whose card went back first (BD-L62C2). */
const isAtFault = ({ atTable }: BridgeState, { seat, card }: PlayedCard, number: number): boolean =>
  changeRight(atTable, seat, formatCard(card), number)?.offenders === sideIndex(seat);

/** Law 47: a card goes back where a law says so, and nowhere else (BD-L47F); after a revoke by Law 62. */
export const decideWithdraw = (
  state: BridgeState,
  act: BridgeActNamed<'withdraw'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const played = playedCard(act);
  const { play, atTable, policy } = state;
  const { name } = played;
  const text = formatCard(played.card);
  const facts = { seat: name, card: text };
  if (atTable.faceDown?.seat === played.seat) return refused('BD-L41A-2', facts);
  const correction = policy === 'observed' ? decideCorrection(state, played) : null;
  if (correction !== null) return correction;
  const number = trickOfCard(play, played.seat, played.card);
  if (number === 0) return refuse('card-not-in-trick', facts);
  const ground = groundOf(state, played, number);
  if (ground === null) return refused('BD-L47F', facts);
  const mayReach = ground === 'BD-L47D' || wrongLead(state)?.irregularity === 'BD-L54E';
  if (!mayReach && isLeadPlayedTo(state, played.seat, number)) return refused('BD-L53A', facts);
  const free = ground !== 'BD-L47A' && ground !== 'BD-L47B' && !isAtFault(state, played, number);
  if (free) return accepted(...cardBack(state, name, text, ground));
  // A defender's card that goes back for his own side's mistake is a penalty card (BD-L47B, BD-L49).
  return accepted<BridgeEvent>(
    ...cardBack(state, name, text),
    ...penalised(state, played.seat, [text], { article: 'BD-L50B-major' }),
  );
};

/** BD-L47E1: what an opponent said; whether it was so the table shows. */
export const decideTurn = (
  state: BridgeState,
  { by, seat }: BridgeActNamed<'say-turn'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  return areOpponents(seatIndex(by), seatIndex(seat))
    ? accepted<BridgeEvent>({ type: 'TurnSaid', data: { by, seat } })
    : refuse('not-opponents', { by, seat });
};

/** BD-L47E2a: nothing was played after the card, and dummy has shown nothing after an opening lead. */
const isInTime = (
  { play, phase, atTable }: BridgeState,
  { seat, card }: PlayedCard,
  number: number,
): boolean => {
  const isLatest = number > play.completed || (number === play.completed && play.count === 0);
  const last = cardsOfTrick(play, number).at(-1);
  const opening = number === 1 && leaderOf(play, 1) === seat;
  const isLast = isLatest && last?.seat === seat && last.card === card;
  return phase === 'play' && isLast && !(opening && atTable.spread);
};

const notTheirs = (by: string, seat: string): Refusal | null =>
  areOpponents(seatIndex(by), seatIndex(seat)) ? null : refuse('not-opponents', { by, seat });

/** BD-L47E2a: the card goes back without rectification; too late, the score may be adjusted (BD-L47E2b). */
export const decideExplanation = (
  state: BridgeState,
  act: BridgeActNamed<'correct-explanation'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play' && state.phase !== 'finished') return notInPlay(state);
  const played = playedCard(act);
  const { by, reason } = act;
  const wrong = notTheirs(by, played.name);
  if (wrong !== null) return wrong;
  const number = anyTrickOfCard(state.play, played.seat, played.card);
  const facts = { seat: played.name, card: formatCard(played.card) };
  if (number === 0) return refuse('card-not-in-trick', facts);
  return accepted<BridgeEvent>(
    { type: 'ExplanationCorrected', data: { ...facts, seat: played.name, by, reason } },
    ...(isInTime(state, played, number)
      ? cardBack(state, played.name, facts.card, 'BD-L47E2a')
      : [observed('BD-L47E2b', by, facts)]),
  );
};
