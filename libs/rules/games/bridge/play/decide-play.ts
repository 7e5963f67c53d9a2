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
import type { BridgeEvent, Seat } from '../events';
import { leadArticle } from './lead-choice';
import { mayLead } from './lead-restrictions';
import { isRevoke } from './play';
import { scored } from '../result/standing';
import { decideCorrection } from '../revokes/decide-correction';
import { established as establishedBy, provedRevoke, revokeImposed } from '../revokes/revoke-duties';
import { failedBefore } from '@arbitre/rules/kernel/tricks/follow';
import { imposed } from '@arbitre/rules/kernel/mistakes/obligations';
import { penaltyCard } from './penalty-cards';
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
  else if (!mayLead(state, seat, card)) found.push({ article: 'BD-L50D2a', facts });
  if (isRevoke(play, seat, card))
    found.push({
      article: 'BD-L61A',
      facts: isKnown(play, seat)
        ? {
            ...facts,
            led: SUIT_LETTERS.charAt(play.led),
            couldFollow: legalCards(play, seat).map(formatCard),
          }
        : { ...facts, found: 'later', trick: failedBefore(play, seat, card) },
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

const NOTHING: readonly BridgeEvent[] = [];

/** What a card does to the revokes of its own side in the trick before (BD-L63A1). */
const playedOn = (state: BridgeState, seat: number): readonly BridgeEvent[] =>
  state.obligations.length === 0
    ? NOTHING
    : establishedBy(state, sideIndex(seat), state.play.completed + 1, 'BD-L63A1');

/** The duty that a failure to follow leaves, or to lead what was required (BD-L61A). */
const revokes = (
  state: BridgeState,
  { seat, card }: PlayedCard,
  found: readonly Infraction[],
): readonly BridgeEvent[] => {
  const { play } = state;
  if (!found.some(({ article }) => article === 'BD-L61A' || article === 'BD-L50D2a')) return NOTHING;
  const proved = isKnown(play, seat) ? 0 : failedBefore(play, seat, card);
  return proved > 0
    ? provedRevoke(state, seat, proved)
    : [revokeImposed(seat, formatCard(card), play.completed + 1)];
};

const notInPlay = (state: BridgeState): Refusal => refuse('not-in-play', { phase: state.phase });

export const decidePlay = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  const played = playedCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const cannot = impossible(play, played);
  if (cannot !== null) return cannot;
  const { seat, name, card } = played;
  const made: BridgeEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  const established = playedOn(state, seat);
  const ends = milestones(state, seat, card);
  const follows = established.length === 0 ? ends : [...established, ...ends];
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
  return accepted(made, ...observed, ...revokes(state, played, found), ...follows);
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
  const correction = decideCorrection(state, played);
  if (correction !== null) return correction;
  if (cardOnTable(play, played.seat) !== played.card) return refuse('card-not-in-trick', facts);
  if (leaderOf(play, play.completed + 1) === played.seat && play.count > 1) return refused('BD-L53A', facts);
  const withdrawn: BridgeEvent = { type: 'CardWithdrawn', data: { seat: played.name, card } };
  return sideIndex(played.seat) === sideIndex(state.declarer)
    ? accepted(withdrawn)
    : accepted<BridgeEvent>(
        withdrawn,
        imposed(penaltyCard(played.name, card, 'BD-L50B-major', play.completed + 1)),
      );
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
