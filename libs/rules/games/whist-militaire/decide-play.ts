import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import {
  isClosed,
  isKnown,
  isUnderWay,
  lastWinner,
  type Play,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { Decide, WhistMilitaireActNamed } from './acts';
import type { Seat, WhistMilitaireEvent } from './events';
import { follow } from './follow';
import type { Infraction } from '@arbitre/rules/kernel/tricks/visible-duties';
import { infractionOf } from './obligations';
import { type SeatAndCard, seatAndCard } from './read';
import { TRICKS } from './score';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistMilitaireEvent>;

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

/** Why no card can be played at all now; null when the table plays. */
export const notPlaying = (state: WhistMilitaireState, act: string): Refusal | null => {
  if (state.grain === 'result') return refuse('result-grain', { do: act });
  if (state.phase === 'play') return null;
  // A real table may be recorded from its first card on; the cards are then not known.
  if (state.policy === 'observed' && (state.phase === 'waiting' || state.phase === 'dealing')) return null;
  return refuse('not-dealt', { phase: state.phase });
};

/** WM-R7.1: every player confirms his thirteen cards before the first lead. */
const countsMissing = (state: WhistMilitaireState): Refusal | null =>
  state.confirmed === 15 || state.policy === 'observed'
    ? null
    : refused('WM-R7.1', {
        confirmed: ['N', 'E', 'S', 'W'].filter((_, seat) => (state.confirmed & (1 << seat)) !== 0),
      });

/** Which rule gives the turn to another: the opening lead, a later lead, or the order within the trick. */
const outOfTurn = (play: Play, { name, card }: SeatAndCard): Refusal =>
  refused(play.count > 0 ? 'WM-R10a' : play.completed === 0 ? 'WM-4.2' : 'WM-4.6', {
    seat: name,
    card: formatCard(card),
    turn: seatName(play.turn),
  });

/** Under `enforced` the article that forbids the card; a revoke there breaks the duty to follow (WM-4.3). */
const refusedCard = ({ article, facts }: Infraction): Refusal =>
  refused(article === 'WM-R10d' ? 'WM-4.3' : article, facts);

/** A card played in turn by a seat that may play it and of which nothing can follow but the trick: nearly all are. */
const isPlain = ({ play, visible, dispute, phase }: WhistMilitaireState, seat: number, card: Card): boolean =>
  seat === play.turn &&
  phase === 'play' &&
  visible.count === 0 &&
  dispute === null &&
  follows(play, seat, card) &&
  failedBefore(play, seat, card) === 0 &&
  !(play.count === 3 && play.completed === TRICKS - 1);

/** A visible card that was played stays a card of its trick; what it breaks is observed or refused. */
const playInTurn = (state: WhistMilitaireState, { seat, name, card }: SeatAndCard): Answer => {
  const infraction = infractionOf(state, seat, card);
  if (infraction !== null && state.policy === 'enforced') return refusedCard(infraction);
  const made: WhistMilitaireEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  return infraction === null
    ? follow(state, made)
    : follow(state, made, observed(infraction.article, name, infraction.facts));
};

/** WM-R10a: the card lies face up, the turn does not pass, and its player has not played to the trick. */
const playOutOfTurn = (state: WhistMilitaireState, reading: SeatAndCard): Answer => {
  const against = outOfTurn(state.play, reading);
  if (state.policy === 'enforced') return against;
  const { name } = reading;
  const card = formatCard(reading.card);
  return follow(
    state,
    { type: 'CardExposed', data: { seat: name, card, cause: 'out-of-turn' } },
    observed('WM-R10a', name, against.violation.facts),
  );
};

export const decidePlay: Decide<'play'> = (state, act) => {
  const reading = seatAndCard(act);
  const { play } = state;
  const { seat, name, card } = reading;
  const cannot =
    notPlaying(state, 'play') ??
    impossible(play, seat, name, card) ??
    (isUnderWay(play) ? null : countsMissing(state));
  if (cannot !== null) return cannot;
  if (isPlain(state, seat, card)) {
    const made: WhistMilitaireEvent = {
      type: 'CardPlayed',
      data: { seat: name, card: act.card },
    };
    const winner = winnerIfLast(play, seat, card);
    if (winner < 0) return { ok: true, events: [made] };
    const won: WhistMilitaireEvent = {
      type: 'TrickWon',
      data: { seat: seatName(winner), number: play.completed + 1 },
    };
    return { ok: true, events: [made, won] };
  }
  return seat === play.turn ? playInTurn(state, reading) : playOutOfTurn(state, reading);
};

/** WM-R9-GAP-1: the winning side turns the trick down, which closes it. */
export const decideGather: Decide<'gather'> = (state, { seat }) => {
  const { play } = state;
  const winner = lastWinner(play);
  if (winner < 0 || isClosed(play, play.completed))
    return refuse('no-trick-to-gather', { completed: play.completed });
  const index = seatIndex(seat);
  if (index !== winner && index !== partnerOf(winner))
    return refused('WM-R9-GAP-1', { seat, winner: seatName(winner) });
  return {
    ok: true,
    events: [{ type: 'TrickGathered', data: { seat, number: play.completed } }],
  };
};

/** WM-R8.2: only the player whose turn it is has the cards put back before their players. */
export const decideAskCards: Decide<'ask-cards'> = (state, { seat }) => {
  const { play } = state;
  const turn = seatName(play.turn);
  if (seat !== turn) return refused('WM-R8.2', { seat, turn });
  if (play.count === 0) return refuse('no-card-on-table', { turn });
  return { ok: true, events: [{ type: 'TrickCardsAsked', data: { seat: turn } }] };
};

/** WM-4.7: all thirteen tricks are played; a claim or a concession ends nothing. */
export const refuseClaim = (
  { play }: WhistMilitaireState,
  { seat }: WhistMilitaireActNamed<'claim' | 'concede'>,
): Answer => refused('WM-4.7', { seat, completed: play.completed, tricks: TRICKS });
