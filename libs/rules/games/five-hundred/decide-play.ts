import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { type Card, NO_CARD } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, type Play, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { Infraction } from '@arbitre/rules/kernel/tricks/visible-duties';
import type { Decide, FiveHundredActNamed } from './acts';
import { formatCard, isJoker, isNoTrump, KITTY, KITTY_CARDS, parseCard, TRICKS } from './cards';
import type { FiveHundredEvent, Seat } from './events';
import { follow } from './follow';
import { infractionOf, leadsJoker } from './obligations';
import { type SeatAndCard, seatAndCard } from './read';
import { refuse } from './refusals';
import { type FiveHundredState, takerOf } from './state';

type Answer = Decision<FiveHundredEvent>;

/** A card that cannot come from this hand: no policy records it. */
export const impossible = (play: Play, seat: number, name: Seat, card: Card): Refusal | null => {
  if (wasPlayed(play, card)) return refuse('card-already-played', { seat: name, card: formatCard(card) });
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder < 0 && !isKnown(play, seat)) return null;
  return refuse('card-not-held', {
    seat: name,
    card: formatCard(card),
    holder: holder < 0 || holder === KITTY ? null : seatName(holder),
  });
};

/** Why no card can lie on this table now; null where one can. */
export const notAtCards = ({ phase, grain }: FiveHundredState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  return phase === 'waiting' ? refuse('not-dealt', { phase }) : null;
};

/** The seat whose card it is: nobody's before the auction is over. */
export const turnOf = ({ phase, play }: FiveHundredState): number =>
  phase === 'play' || phase === 'kitty' ? play.turn : -1;

/** Which rule gives the turn to another: the taker's lead, a later lead, or the order within the trick. */
const outOfTurn = (state: FiveHundredState, { name, card }: SeatAndCard): Refusal => {
  const { play } = state;
  const later = play.completed === 0 ? 'C500-5.5' : 'C500-5-GAP-3';
  const turn = turnOf(state);
  return refused(play.count > 0 ? 'C500-8a' : later, {
    seat: name,
    card: formatCard(card),
    turn: turn < 0 ? null : seatName(turn),
  });
};

/** Under `enforced` the article that forbids the card: a revoke breaks the duty to follow, by a joker without trump its own. */
const refusedCard = ({ play }: FiveHundredState, card: Card, { article, facts }: Infraction): Refusal => {
  if (article !== 'C500-6-GAP-2') return refused(article, facts);
  return refused(isJoker(card) && isNoTrump(play) ? 'C500-5-GAP-5' : 'C500-5-GAP-3', facts);
};

/** A card played in turn by a seat that may play it and of which nothing can follow but the trick: nearly all are. */
const isPlain = (state: FiveHundredState, seat: number, card: Card, calls: string | undefined): boolean => {
  const { play, visible, dispute, phase, asked } = state;
  return (
    seat === play.turn &&
    phase === 'play' &&
    visible.count === 0 &&
    dispute === null &&
    asked === NO_CARD &&
    calls === undefined &&
    follows(play, seat, card) &&
    failedBefore(play, seat, card) === 0 &&
    !leadsJoker(play, card)
  );
};

/** C500-5.1, C500-5.3: a lead before the kitty is taken, or before six cards are put away. */
const tooEarly = (state: FiveHundredState): Infraction | null => {
  if (state.phase !== 'kitty') return null;
  const { taken, discarded } = state;
  const seat = seatName(takerOf(state));
  return taken
    ? { article: 'C500-5.3', facts: { seat, cards: discarded, expected: KITTY_CARDS } }
    : { article: 'C500-5.1', facts: { seat, taken } };
};

/** A visible card that was played stays a card of its trick; what it breaks is observed or refused. */
const playInTurn = (
  state: FiveHundredState,
  { seat, name, card }: SeatAndCard,
  calls: string | undefined,
): Answer => {
  const early = tooEarly(state);
  const against = infractionOf(state, seat, card, calls);
  if (state.policy === 'enforced') {
    if (early !== null) return refused(early.article, early.facts);
    if (against !== null) return refusedCard(state, card, against);
  }
  const data = { seat: name, card: formatCard(card), ...(calls === undefined ? {} : { calls }) };
  return follow(
    state,
    { type: 'CardPlayed', data },
    ...[early, against].flatMap((each) => (each === null ? [] : [observed(each.article, name, each.facts)])),
  );
};

/** C500-8a: the card lies face up, the turn does not pass, and its player has not played to the trick. */
const playOutOfTurn = (state: FiveHundredState, reading: SeatAndCard): Answer => {
  const against = outOfTurn(state, reading);
  if (state.policy === 'enforced') return against;
  const { name } = reading;
  const card = formatCard(reading.card);
  return follow(
    state,
    { type: 'CardExposed', data: { seat: name, card, cause: 'out-of-turn' } },
    observed('C500-8a', name, against.violation.facts),
  );
};

/** The card of a plain act and the trick that it may complete; the last trick has the score follow. */
const plainCard = (
  { play }: FiveHundredState,
  act: FiveHundredActNamed<'play'>,
  seat: number,
  card: Card,
): Answer | null => {
  const made: FiveHundredEvent = { type: 'CardPlayed', data: { seat: act.seat, card: act.card } };
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0) return { ok: true, events: [made] };
  if (play.completed === TRICKS - 1) return null;
  return {
    ok: true,
    events: [made, { type: 'TrickWon', data: { seat: seatName(winner), number: play.completed + 1 } }],
  };
};

export const decidePlay: Decide<'play'> = (state, act) => {
  const { play } = state;
  const { calls } = act;
  const seat = seatIndex(act.seat);
  const card = parseCard(act.card);
  const cannot = notAtCards(state, 'play') ?? impossible(play, seat, act.seat, card);
  if (cannot !== null) return cannot;
  if (isPlain(state, seat, card, calls)) {
    const plain = plainCard(state, act, seat, card);
    if (plain !== null) return plain;
  }
  const reading = seatAndCard(act);
  if (seat !== turnOf(state)) return playOutOfTurn(state, reading);
  if (calls !== undefined && !leadsJoker(play, card)) return refuse('nothing-to-call', { card: act.card });
  return playInTurn(state, reading, calls);
};

/** C500-5.9: all ten tricks are played; a claim or a concession ends nothing. */
export const refuseClaim: Decide<'claim'> = ({ play }, { seat }) =>
  refused('C500-5.9', { seat, completed: play.completed, tricks: TRICKS });
