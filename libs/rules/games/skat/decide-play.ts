import { type Card, formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { type Decision, type Facts, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { notHeld } from './decide-skat';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { type Player, playerName, seatIndex } from './seats';
import type { SkatState } from './state';
import { TRICKS } from './value';
import { refuse } from './refusals';
import { failedBefore, follows, legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { hasPlayed, type Play } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import { trickPoints } from './play';
import { className, pointsOf } from './ranks';

type Answer = Decision<SkatEvent>;

type ReadPlay = { readonly seat: number; readonly name: Player; readonly card: Card };

/** Why no card can be played at all now; null when the table plays. */
export const notPlaying = (state: SkatState, act: string): Refusal | null => {
  const { phase, grain } = state;
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (phase === 'waiting') return refuse('not-dealt', { phase });
  if (phase === 'auction') return refused('SKAT-4.1.1.a', { phase, do: act });
  if (phase === 'skat') return refused('SKAT-3.4.1.a', { phase, do: act });
  if (state.ended !== null) return refuse('game-ended', { article: state.ended.article });
  if (state.claim !== null) return refuse('claim-open', { seat: state.claim.seat });
  return state.conceding ? refuse('concession-open', { seat: playerName(state.declarer) }) : null;
};

/** SKAT-2.2.5.a, SKAT-2.2.5.b: play waits for the open hand; at a real table only once somebody has asked for it. */
const handClosed = ({ contract, laidOpen, policy, openDemanded }: SkatState): Refusal | null => {
  if (contract?.ouvert !== true || laidOpen) return null;
  if (policy === 'enforced') return refused('SKAT-2.2.5.a', { laidOpen });
  return openDemanded ? refused('SKAT-2.2.5.b', { laidOpen }) : null;
};

/** SKAT-4.1.2.a: the card that the declarer had put down before his announcement is his lead. */
const earlyCard = ({ early, play, declarer }: SkatState, { seat, name, card }: ReadPlay): Refusal | null =>
  early !== NO_CARD && seat === declarer && play.toLead === seat && play.completed === 0 && card !== early
    ? refused('SKAT-4.1.2.a', { seat: name, card: formatCard(card), played: formatCard(early) })
    : null;

/** A card played in turn that follows, and of which nothing can come but the trick: nearly all are. */
const isPlain = (state: SkatState, seat: number, card: Card): boolean => {
  const { play, contract } = state;
  return (
    seat === play.turn &&
    state.early === NO_CARD &&
    holds(play.held, seat, card) &&
    follows(play, seat, card) &&
    failedBefore(play, seat, card) === 0 &&
    !(
      play.count === 2 &&
      (play.completed === TRICKS - 1 || contract?.game === 'N' || contract?.schwarz === true)
    )
  );
};

const playPlain = ({ play }: SkatState, seat: number, card: Card, played: SkatEvent): Answer => {
  if (play.count < 2) return { ok: true, events: [played] };
  const winner = winnerIfLast(play, seat, card);
  const number = play.completed + 1;
  const points = trickPoints(play, number) + pointsOf(card);
  return {
    ok: true,
    events: [played, { type: 'TrickWon', data: { seat: playerName(winner), number, points } }],
  };
};

/** Which rule gives the turn to another: the first lead, a later lead, or the order within the trick. */
const wrongTurn = ({ play }: SkatState, { name, card }: ReadPlay): Refusal => {
  const article = play.count > 0 ? 'SKAT-4.2.1.a' : play.completed === 0 ? 'SKAT-4.1.1.b' : 'SKAT-4.1.1.c';
  return refused(article, { seat: name, card: formatCard(card), turn: playerName(play.turn) });
};

/**
 * What a card out of turn is at a real table: a wrong lead, without consequence to the last trick (SKAT-4.1.10); a card
 * thrown ahead, which the declarer may do to his own harm only (SKAT-4.1.9.c, SKAT-4.2.7).
 */
const outOfTurnArticle = ({ play, declarer }: SkatState, seat: number): string => {
  if (play.completed === TRICKS - 1) return 'SKAT-4.1.10';
  if (play.count === 0) return 'SKAT-4.1.3.a';
  return seat === declarer ? 'SKAT-4.1.9.c' : 'SKAT-4.2.7';
};

const playOutOfTurn = (state: SkatState, reading: ReadPlay): Answer => {
  const against = wrongTurn(state, reading);
  if (state.policy === 'enforced' || hasPlayed(state.play, reading.seat)) return against;
  const { seat, name } = reading;
  const facts: Facts = { ...against.violation.facts, closed: state.play.completed };
  return follow(
    state,
    { type: 'CardPlayed', data: { seat: name, card: formatCard(reading.card) } },
    observed(outOfTurnArticle(state, seat), name, facts),
    ...revokes(state.play, seat, reading.card),
  );
};

const revokes = (play: Play, seat: number, card: Card): readonly SkatEvent[] => {
  if (follows(play, seat, card)) return [];
  const number = play.completed + 1;
  const facts = { card: formatCard(card), led: className(play.led), trick: number, closed: play.completed };
  return [observed('SKAT-4.2.3.a', playerName(seat), facts)];
};

const playInTurn = (state: SkatState, { seat, name, card }: ReadPlay): Answer => {
  const { play, policy } = state;
  const made: SkatEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  if (policy === 'enforced' && !follows(play, seat, card))
    return refused('SKAT-4.2.1.b', {
      seat: name,
      card: formatCard(card),
      led: className(play.led),
      couldFollow: legalCards(play, seat).map(formatCard),
    });
  return follow(state, made, ...revokes(play, seat, card));
};

/** SKAT-4.1.1.d: the declarer puts a card down before he has announced a game. */
const leadEarly = (state: SkatState, { seat, name, card }: ReadPlay): Answer | null => {
  if (state.phase !== 'skat' || state.policy === 'enforced' || seat !== state.declarer) return null;
  if (state.early !== NO_CARD)
    return refused('SKAT-4.1.2.a', { seat: name, played: formatCard(state.early) });
  return (
    notHeld(state, seat, card) ??
    follow(
      state,
      { type: 'CardLedEarly', data: { seat: name, card: formatCard(card) } },
      observed('SKAT-4.1.1.d', name, { card: formatCard(card), closed: 0 }),
    )
  );
};

export const decidePlay: Decide<'play'> = (state, { seat: name, card: text }) => {
  const seat = seatIndex(name);
  const card = parseCard(text);
  const played = { seat, name, card };
  const early = leadEarly(state, played);
  if (early !== null) return early;
  const cannot = notPlaying(state, 'play') ?? handClosed(state);
  if (cannot !== null) return cannot;
  if (isPlain(state, seat, card))
    return playPlain(state, seat, card, {
      type: 'CardPlayed',
      data: { seat: name, card: text },
    });
  const missing = notHeld(state, seat, card) ?? earlyCard(state, played);
  if (missing !== null) return missing;
  return seat === state.play.turn ? playInTurn(state, played) : playOutOfTurn(state, played);
};
