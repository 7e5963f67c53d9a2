import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card } from '@arbitre/rules/kernel/cards';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isClosed, isKnown, lastWinner, type Play, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import { type Infraction, infractionAt } from '@arbitre/rules/kernel/tricks/visible-duties';
import type { Decide } from './acts';
import { formatCard, TRICKS } from './cards';
import type { JoffreEvent, Seat } from './events';
import { follow } from './follow';
import { VISIBLE } from './obligations';
import { type SeatAndCard, seatAndCard } from './read';
import { refuse } from './refusals';
import type { JoffreState } from './state';

type Answer = Decision<JoffreEvent>;

/** A card that cannot come from this hand: no policy records it. */
export const impossible = (play: Play, seat: number, name: Seat, card: Card): Refusal | null => {
  if (wasPlayed(play, card)) return refuse('card-already-played', { seat: name, card: formatCard(card) });
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder < 0 && !isKnown(play, seat)) return null;
  return refuse('card-not-held', {
    seat: name,
    card: formatCard(card),
    holder: holder < 0 ? null : seatName(holder),
  });
};

/** Why no card can lie on this table now; null where one can. */
export const notAtCards = ({ phase, grain }: JoffreState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  return phase === 'waiting' ? refuse('not-dealt', { phase }) : null;
};

/** Which rule gives the turn to another: the buyer's lead, a later lead, or the order within the trick. */
const outOfTurn = ({ play, phase }: JoffreState, { name, card }: SeatAndCard): Refusal => {
  const later = play.completed === 0 ? 'JOF-4.8' : 'JOF-4-GAP-5';
  return refused(play.count > 0 ? 'JOF-6a' : later, {
    seat: name,
    card: formatCard(card),
    turn: phase === 'play' ? seatName(play.turn) : null,
  });
};

/** Under `enforced` the article that forbids the card; a revoke there breaks the duty to follow (JOF-4.9). */
const refusedCard = ({ article, facts }: Infraction): Refusal =>
  refused(article === 'JOF-6d' ? 'JOF-4.9' : article, facts);

/** A card played in turn by a seat that may play it and of which nothing can follow but the trick: nearly all are. */
const isPlain = ({ play, visible, dispute, phase }: JoffreState, seat: number, card: Card): boolean =>
  seat === play.turn &&
  phase === 'play' &&
  visible.count === 0 &&
  dispute === null &&
  follows(play, seat, card) &&
  failedBefore(play, seat, card) === 0 &&
  !(play.count === 3 && play.completed === TRICKS - 1);

/** A visible card that was played stays a card of its trick; what it breaks is observed or refused. */
const playInTurn = (state: JoffreState, { seat, name, card }: SeatAndCard): Answer => {
  const infraction = infractionAt(state, seat, card, VISIBLE);
  if (infraction !== null && state.policy === 'enforced') return refusedCard(infraction);
  const made: JoffreEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  return infraction === null
    ? follow(state, made)
    : follow(state, made, observed(infraction.article, name, infraction.facts));
};

/** JOF-6a: the card lies face up, the turn does not pass, and its player has not played to the trick. */
const playOutOfTurn = (state: JoffreState, reading: SeatAndCard): Answer => {
  const against = outOfTurn(state, reading);
  if (state.policy === 'enforced') return against;
  const { name } = reading;
  const card = formatCard(reading.card);
  return follow(
    state,
    { type: 'CardExposed', data: { seat: name, card, cause: 'out-of-turn' } },
    observed('JOF-6a', name, against.violation.facts),
  );
};

export const decidePlay: Decide<'play'> = (state, act) => {
  const reading = seatAndCard(act);
  const { play } = state;
  const { seat, name, card } = reading;
  const cannot = notAtCards(state, 'play') ?? impossible(play, seat, name, card);
  if (cannot !== null) return cannot;
  if (isPlain(state, seat, card)) {
    const made: JoffreEvent = { type: 'CardPlayed', data: { seat: name, card: act.card } };
    const winner = winnerIfLast(play, seat, card);
    if (winner < 0) return { ok: true, events: [made] };
    const won: JoffreEvent = {
      type: 'TrickWon',
      data: { seat: seatName(winner), number: play.completed + 1 },
    };
    return { ok: true, events: [made, won] };
  }
  return state.phase === 'play' && seat === play.turn
    ? playInTurn(state, reading)
    : playOutOfTurn(state, reading);
};

/** The winning side turns the trick down, which closes it (JOF-6-GAP-3). */
export const decideGather: Decide<'gather'> = (state, { seat }) => {
  const { play } = state;
  const winner = lastWinner(play);
  if (winner < 0 || isClosed(play, play.completed))
    return refuse('no-trick-to-gather', { completed: play.completed });
  const index = seatIndex(seat);
  if (index !== winner && index !== partnerOf(winner))
    return refused('JOF-4-GAP-5', { seat, winner: seatName(winner) });
  return { ok: true, events: [{ type: 'TrickGathered', data: { seat, number: play.completed } }] };
};

/** JOF-4-GAP-5: all eight tricks are played; a claim ends nothing. */
export const refuseClaim: Decide<'claim'> = ({ play }, { seat }) =>
  refused('JOF-4-GAP-5', { seat, completed: play.completed, tricks: TRICKS });
