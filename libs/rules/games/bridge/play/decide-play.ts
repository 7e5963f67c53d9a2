import { type Card, formatCard, parseWritten, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { accepted, type Decision, type Facts, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import {
  cardOnTable,
  hasPlayed,
  isKnown,
  leaderOf,
  type Play,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Contract, Seat } from '../events';
import { leadArticle } from './lead-choice';
import { mayLead, restrictionOn } from './lead-restrictions';
import { isRevoke } from './play';
import { dealScore } from '../result/score';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { type BridgeState, declarerTricks, dummyOf } from '../state';
import { refuse } from '../refusals';

type PlayedCard = { readonly seat: number; readonly name: Seat; readonly card: Card };

const playedCard = ({ seat, card }: BridgeActNamed<'play' | 'withdraw'>): PlayedCard => ({
  seat: seatIndex(seat),
  name: seat,
  card: parseWritten(card),
});

/** A card that cannot lie on the table: no policy records it. */
const impossible = (play: Play, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  if (!isKnown(play, seat) || !holds(play.held, seat, card)) {
    const holder = holderOf(play.held, card);
    if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
    if (isKnown(play, seat)) return refuse('card-not-held', facts);
  }
  return hasPlayed(play, seat)
    ? refused('BD-L45E1', { ...facts, played: formatCard(cardOnTable(play, seat)) })
    : null;
};

/** Which law a card at another's turn breaks: within a trick, or a lead. */
const outOfTurnArticle = (state: BridgeState, seat: number): string =>
  state.play.count > 0 ? 'BD-L44B' : leadArticle(state, seat);

export type Infraction = { readonly article: string; readonly facts: Facts };

const infractions = (state: BridgeState, { seat, name, card }: PlayedCard): readonly Infraction[] => {
  const { play } = state;
  const found: Infraction[] = [];
  const facts = { seat: name, card: formatCard(card) };
  if (seat !== play.turn)
    found.push({ article: outOfTurnArticle(state, seat), facts: { ...facts, turn: seatName(play.turn) } });
  else if (!mayLead(state, seat, card))
    found.push({ article: restrictionOn(state, seat)?.article ?? 'BD-L50D2a', facts });
  if (isRevoke(play, seat, card))
    found.push({
      article: 'BD-L61A',
      facts: isKnown(play, seat)
        ? {
            ...facts,
            led: SUIT_LETTERS.charAt(play.led),
            couldFollow: legalCards(play, seat).map(formatCard),
          }
        : { ...facts, found: 'later' },
    });
  return found;
};

/** The score of a contract under way, or nothing where it is not the last trick. */
const milestones = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const { play, contract } = state;
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0) return [];
  const number = play.completed + 1;
  const won: BridgeEvent = { type: 'TrickWon', data: { seat: seatName(winner), number } };
  if (number < TRICKS || contract === null) return [won];
  const tricks = declarerTricks(state) + (sideIndex(winner) === sideIndex(state.declarer) ? 1 : 0);
  return [won, scored(state, contract, tricks)];
};

export const scored = (state: BridgeState, contract: Contract, tricks: number): BridgeEvent => ({
  type: 'DealScored',
  data: dealScore(contract, tricks, state.setup.vulnerable),
});

const notInPlay = (state: BridgeState): Refusal => refuse('not-in-play', { phase: state.phase });

export const decidePlay = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  const played = playedCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const cannot = impossible(play, played);
  if (cannot !== null) return cannot;
  const { seat, name, card } = played;
  const made: BridgeEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  const follows = milestones(state, seat, card);
  if (seat === play.turn && !isRevoke(play, seat, card) && mayLead(state, seat, card))
    return { ok: true, events: follows.length === 0 ? [made] : [made, ...follows] };
  const found = infractions(state, played);
  const [first] = found;
  if (first !== undefined && state.policy === 'enforced')
    return refused(first.article === 'BD-L61A' ? 'BD-L44C' : first.article, first.facts);
  const observed = found.map((each): BridgeEvent => ({
    type: 'IrregularityObserved',
    data: { ...each, seat: name },
  }));
  return accepted(made, ...observed, ...follows);
};

/** BD-L47B: a card of the trick under way goes back; the lead only while nothing lies on it. */
export const decideWithdraw = (
  state: BridgeState,
  act: BridgeActNamed<'withdraw'>,
): Decision<BridgeEvent> => {
  const played = playedCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const card = formatCard(played.card);
  const facts = { seat: played.name, card };
  if (state.policy === 'enforced') return refused('BD-L47F', facts);
  if (cardOnTable(play, played.seat) !== played.card) return refuse('card-not-in-trick', facts);
  if (leaderOf(play, play.completed + 1) === played.seat && play.count > 1) return refused('BD-L53A', facts);
  return accepted({ type: 'CardWithdrawn', data: { seat: played.name, card } });
};

/** BD-L54A: only declarer, only over an opening lead out of turn, before another card is played. */
export const decideSpread = (
  state: BridgeState,
  { seat }: BridgeActNamed<'spread-hand'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const { play, declarer } = state;
  const leadOutOfTurn =
    play.completed === 0 && play.count === 1 && leaderOf(play, 1) === partnerOf(play.toLead);
  if (seatIndex(seat) !== declarer || !leadOutOfTurn)
    return refused('BD-L54A', { seat, declarer: seatName(declarer) });
  return accepted({ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } });
};
