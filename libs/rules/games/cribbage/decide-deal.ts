import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { rightOf, type Seat, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import { isJack } from './count-hand';
import type { CribbageEvent, HandsBySeat } from './events';
import { announced, pegged } from './follow';
import { dealOut, heldElsewhere, impossible, readHands } from './read-hands';
import { refuse } from './refusals';
import { lowestOf } from './draw';
import type { CribbageState } from './state';
import { DEALT, KEPT } from './values';

export const notNow = ({ phase }: CribbageState, act: string): Refusal =>
  refuse('not-now', { do: act, phase });

/** CRIB-4.2, CRIB-4-GAP-1: everybody draws; those who drew the same lowest rank draw again. */
export const decideDraw: Decide<'draw'> = (state, { cards }) => {
  if (state.dealer >= 0) return refuse('dealer-known', { seat: seatName(state.dealer) });
  const { drawing } = state;
  const missing = drawing.filter((seat) => cards[seat] === undefined);
  const others = SEATS.filter((seat) => cards[seat] !== undefined && !drawing.includes(seat));
  if (missing.length > 0 || others.length > 0)
    return refused(drawing.length === 4 ? 'CRIB-4.2' : 'CRIB-4-GAP-1', { drawing, missing, others });
  const drawn = drawing.flatMap((seat) => {
    const card = cards[seat];
    return card === undefined ? [] : [{ seat, card }];
  });
  const twice = drawn.find(({ card }, at) => drawn.findIndex((each) => each.card === card) < at);
  if (twice !== undefined) return refuse('card-drawn-twice', twice);
  const made: CribbageEvent = { type: 'CardsDrawn', data: { cards } };
  const lowest = lowestOf(drawn);
  const [only] = lowest;
  return lowest.length === 1 && only !== undefined
    ? accepted<CribbageEvent>(made, { type: 'DealerDrawn', data: { seat: only } })
    : accepted(made);
};

/** CRIB-4.2, CRIB-4.23: who deals; at a real table the first deal may come without the draw. */
const dealerProblem = ({ dealer, deal, policy }: CribbageState, seat: Seat): Refusal | null => {
  if (dealer < 0) return policy === 'observed' ? null : refused('CRIB-4.2', { seat, drawn: false });
  if (seatIndex(seat) === dealer) return null;
  return refused(deal === 0 ? 'CRIB-4.2' : 'CRIB-4.23', { seat, dealer: seatName(dealer), deal: deal + 1 });
};

const wrongHand = (hands: HandsBySeat, enforced: boolean): Seat | undefined =>
  SEATS.find((seat) => (hands[seat]?.length ?? (enforced ? 0 : DEALT)) !== DEALT);

/** CRIB-4.3: five cards to each. At a real table a wrong number stands on the record until a player finds it. */
export const decideDeal: Decide<'deal'> = (state, { seat, hands: given, pack }) => {
  const { phase } = state;
  if (phase !== 'deal' && phase !== 'draw') return notNow(state, 'deal');
  const problem = dealerProblem(state, seat);
  if (problem !== null) return problem;
  if (pack === undefined && given === undefined) return invalidField('hands', given, 'hands, or a pack');
  const reading = pack === undefined ? readHands(given ?? {}) : dealOut(pack, seat);
  if (!reading.ok) return reading;
  const { hands } = reading;
  const enforced = state.policy === 'enforced';
  const wrong = wrongHand(hands, enforced);
  const facts = { seat: wrong ?? seat, cards: hands[wrong ?? seat]?.length ?? 0, expected: DEALT };
  const made: CribbageEvent = { type: 'CardsDealt', data: { seat, hands } };
  if (wrong === undefined) return accepted(made);
  return enforced
    ? refused('CRIB-4.3', facts)
    : accepted<CribbageEvent>(made, observed('CRIB-4.3', wrong, facts));
};

export const cancelled = ({ dealer }: CribbageState, article: string): CribbageEvent => ({
  type: 'DealCancelled',
  data: { article, dealer: seatName(dealer) },
});

/** CRIB-NOTE-GAP-2: a wrong number of cards, found before the first card is played, cancels the deal. */
export const decideCountCards: Decide<'count-cards'> = (state, { seat, cards }) => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'count-cards' });
  const begun = state.phase === 'play' && (state.number > 1 || state.length > 0);
  if (begun || state.phase === 'show' || state.phase === 'deal' || state.phase === 'draw')
    return refused('CRIB-NOTE-GAP-2', { seat, cards, begun: true });
  const expected = (state.laid & (1 << seatIndex(seat))) === 0 ? DEALT : KEPT;
  const made: CribbageEvent = { type: 'CardsCounted', data: { seat, cards } };
  if (cards === expected) return accepted(made);
  return accepted<CribbageEvent>(
    made,
    observed('CRIB-NOTE-GAP-2', seat, { cards, expected }),
    cancelled(state, 'CRIB-NOTE-GAP-2'),
  );
};

/** CRIB-4.4, CRIB-4.5: one card each, face down, to the crib of the dealer. */
export const decideLayAway: Decide<'lay-away'> = (state, { seat, card }) => {
  if (state.phase !== 'discard') return notNow(state, 'lay-away');
  const index = seatIndex(seat);
  if ((state.laid & (1 << index)) !== 0) return refused('CRIB-4.4', { seat, laid: true });
  if (card === null && state.policy === 'enforced') return refused('CRIB-4.4', { seat, card });
  const cannot = card === null ? null : impossible(state, index, parseCard(card));
  return cannot ?? accepted({ type: 'CardLaidAway', data: { seat, card } });
};

/** CRIB-4.6: the player at the dealer's right turns the starter; a jack is two points for the dealer (CRIB-6.10). */
export const decideStarter: Decide<'turn-starter'> = (state, { seat, card: text, points }) => {
  if (state.phase !== 'discard') return notNow(state, 'turn-starter');
  const enforced = state.policy === 'enforced';
  const dealer = seatName(state.dealer);
  const cutter = seatName(rightOf(state.dealer));
  if (enforced && seat !== cutter) return refused('CRIB-4.6', { seat, cutter, dealer });
  const missing = SEATS.filter((_, index) => (state.laid & (1 << index)) === 0);
  if (enforced && missing.length > 0) return refused('CRIB-4.4', { seat, missing });
  const card = parseCard(text);
  const elsewhere = heldElsewhere(state, card);
  if (elsewhere !== null) return elsewhere;
  const real = isJack(card) ? 2 : 0;
  const said = announced(state, dealer, real, points, dealer);
  if (!said.ok) return said;
  const data = { seat, card: text, ...(points === undefined ? {} : { points }) };
  return accepted<CribbageEvent>(
    { type: 'StarterTurned', data },
    ...(seat === cutter ? [] : [observed('CRIB-4.6', seat, { cutter, dealer })]),
    ...said.seen,
    ...pegged(state, {
      ...{ seat: state.dealer, for: 'starter', points: said.points },
      parts: said.points === real && real > 0 ? [{ kind: 'starter-jack', points: real }] : [],
    }),
  );
};
