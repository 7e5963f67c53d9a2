import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { type Seat, seatIndex, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { CribbageActNamed, Decide } from './acts';
import { countHand, type Part, sumOf } from './count-hand';
import { notNow } from './decide-deal';
import { seriesEnd } from './decide-play';
import type { CribbageEvent } from './events';
import { lost, pegged, totalsOf } from './follow';
import { heldElsewhere } from './read-hands';
import { refuse } from './refusals';
import { gameScore, VOID_SCORE } from './score';
import { type CribbageState, cribOf, nextCount, playedBy } from './state';
import { isOver } from './turns';
import { KEPT, TARGET } from './values';

const CRIB = 4;

/** Which hand somebody counts now: the own one, or the crib once the dealer's own is counted (CRIB-4.22). */
const whichOf = ({ counted, dealer }: CribbageState, seat: number): number =>
  seat === dealer && (counted & (1 << seat)) !== 0 ? CRIB : seat;

/** CRIB-4.18, CRIB-4.22: from the dealer's left; each hand once, the peg before the next count. */
const orderProblem = (state: CribbageState, seat: number, which: number): Refusal | null => {
  const { open, counted } = state;
  const name = seatName(seat);
  if ((counted & (1 << which)) !== 0) return refuse('hand-shown', { seat: name });
  if (open?.released === false && open.seat !== name)
    return refused('CRIB-4.19', { seat: name, waiting: open.seat });
  return null;
};

const outOfOrder = (state: CribbageState, seat: number, which: number): readonly CribbageEvent[] => {
  const next = nextCount(state);
  if (next === which) return [];
  const expected = seatName(next === CRIB ? state.dealer : next);
  return [
    observed(seat === state.dealer ? 'CRIB-4.22' : 'CRIB-4.18', seatName(seat), {
      seat: seatName(seat),
      expected,
    }),
  ];
};

const isFive = ({ five }: CribbageState, seat: number): boolean => (five & (1 << seat)) !== 0;
const fives = ({ five }: CribbageState): number =>
  [0, 1, 2, 3].filter((seat) => (five & (1 << seat)) !== 0).length;

type Counting = {
  readonly ok: true;
  /** What the cards score; null where nobody knows them. */
  readonly parts: readonly Part[] | null;
  readonly cards: readonly string[] | null;
};

/** Cards that somebody shows as his hand are those that he played. */
const shownHand = (
  state: CribbageState,
  seat: number,
  shown: readonly string[] | undefined,
): Counting | Refusal => {
  const own = playedBy(state, seat);
  const same =
    shown === undefined ||
    (shown.length === own.length && shown.every((card) => own.includes(parseCard(card))));
  // CRIB-NOTE-1: whoever has five cards shows them all, for nothing.
  if (isFive(state, seat)) return { ok: true, parts: [], cards: shown ?? null };
  if (!same) return refuse('cards-differ', { seat: seatName(seat), cards: own.map(formatCard) });
  return { ok: true, parts: countHand(own, state.starter), cards: shown ?? null };
};

/** The crib as it was laid away, or as the dealer shows it; short of a card for each who kept five (CRIB-NOTE-GAP-1). */
const shownCrib = (state: CribbageState, shown: readonly string[] | undefined): Counting | Refusal => {
  const laid = cribOf(state);
  const size = KEPT - fives(state);
  if (laid.length === size && shown === undefined)
    return { ok: true, parts: countHand(laid, state.starter, true), cards: null };
  if (shown === undefined) return { ok: true, parts: null, cards: null };
  const cards = shown.map(parseCard);
  if (new Set(cards).size !== size) return invalidField('cards', shown.join(' '), `${size} cards`);
  if (laid.some((card) => !cards.includes(card)))
    return refuse('cards-differ', { seat: seatName(state.dealer), cards: laid.map(formatCard) });
  const elsewhere = cards.filter((card) => !laid.includes(card)).map((card) => heldElsewhere(state, card));
  const wrong = elsewhere.find((each) => each !== null);
  return wrong ?? { ok: true, parts: countHand(cards, state.starter, true), cards: shown };
};

const misjudged = (seat: Seat, points: number, real: number | null): readonly CribbageEvent[] => {
  if (real === null || points === real) return [];
  const facts = { announced: points, real };
  return [observed(points < real ? 'CRIB-4.20' : 'CRIB-4-GAP-12', seat, facts)];
};

type Count = Pick<CribbageActNamed<'count'>, 'points' | 'released'>;

const countMade = (
  state: CribbageState,
  seat: number,
  which: number,
  { parts, cards }: Counting,
  { points: given, released = true }: Count,
): readonly CribbageEvent[] | Refusal => {
  const real = parts === null ? null : sumOf(parts);
  const points = given ?? real;
  const name = seatName(seat);
  if (points === null) return refuse('points-needed', { seat: name });
  if (state.policy === 'enforced' && real !== null && points > real)
    return refused('CRIB-4-GAP-12', { seat: name, announced: points, real });
  const of = which === CRIB ? 'crib' : 'hand';
  const data = { seat: name, of, points, real, cards, released } as const;
  const made: CribbageEvent = { type: 'HandCounted', data };
  const first = [made, ...outOfOrder(state, seat, which), ...lost(state, -1)];
  if (!released) return first;
  const pegging = { seat, for: of, points, ...(points === real && parts !== null ? { parts } : {}) } as const;
  return [...first, ...misjudged(name, points, real), ...pegged(state, pegging)];
};

/** CRIB-4.18 to CRIB-4.20, CRIB-4-GAP-10: a hand is announced, and stands once the peg is let go. */
export const decideCount: Decide<'count'> = (state, act) => {
  if (state.phase !== 'show') return notNow(state, 'count');
  const seat = seatIndex(act.seat);
  const which = whichOf(state, seat);
  const problem = orderProblem(state, seat, which);
  if (problem !== null) return problem;
  const [early] = outOfOrder(state, seat, which);
  if (early?.type === 'IrregularityObserved' && state.policy === 'enforced')
    return { ok: false, violation: { article: early.data.article, facts: early.data.facts } };
  const counting = which === CRIB ? shownCrib(state, act.cards) : shownHand(state, seat, act.cards);
  if (!counting.ok) return counting;
  const events = countMade(state, seat, which, counting, act);
  return 'ok' in events ? events : accepted(...events);
};

/** CRIB-NOTE-1, CRIB-NOTE-2: the points of that hand are lost, and of no other. */
export const decideFive: Decide<'find-five'> = (state, { seat }) => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'find-five' });
  const index = seatIndex(seat);
  // Whoever laid a card away, as the record says, has four.
  if (state.phase !== 'show' || ((state.counted | state.laid) & (1 << index)) !== 0 || isFive(state, index))
    return notNow(state, 'find-five');
  return accepted<CribbageEvent>(
    { type: 'FiveCardsFound', data: { seat } },
    observed('CRIB-NOTE-1', seat, { cards: KEPT + 1 }),
  );
};

/** Whether some hand of the other side was counted before the open one: its time is over (CRIB-4.21). */
const isTooLate = ({ counted, open }: CribbageState, seat: number): boolean =>
  open !== null &&
  [0, 1, 2, 3].some((each) => (counted & (1 << each)) !== 0 && sideIndex(each) !== sideIndex(seat));

/** Why nobody can claim now. */
const claimProblem = (state: CribbageState, seat: number): Refusal | null => {
  const { open, phase, deal, spoken } = state;
  const name = seatName(seat);
  if (open === null) {
    if (phase === 'play') return refused('CRIB-4-GAP-13', { seat: name, phase });
    return phase === 'discard' && deal > 1
      ? refused('CRIB-4-GAP-10', { seat: name, dealt: true })
      : refuse('nothing-counted');
  }
  if (sideIndex(seatIndex(open.seat)) === sideIndex(seat))
    return isTooLate(state, seat)
      ? refused('CRIB-4.21', { seat: name, counting: open.seat })
      : refuse('own-count', { seat: name });
  if (!open.released) return refused('CRIB-4-GAP-10', { seat: name, released: false });
  return spoken ? refused('CRIB-4-GAP-11', { seat: name, claimed: true }) : null;
};

/** CRIB-4.20, CRIB-4-GAP-11: the lesser of what is claimed and what was forgotten; a wrong claim costs nothing. */
export const decideClaim: Decide<'claim-forgotten'> = (state, { seat: name, points }) => {
  const seat = seatIndex(name);
  const problem = claimProblem(state, seat);
  if (problem !== null) return problem;
  const { open } = state;
  if (open === null) return refuse('nothing-counted');
  if (open.real === null) return refuse('crib-unknown', { seat: open.seat });
  const granted = Math.min(points, Math.max(0, open.real - open.points));
  return accepted<CribbageEvent>(
    { type: 'ForgottenClaimed', data: { seat: name, points, granted } },
    ...pegged(state, { seat, for: 'forgotten', points: granted }),
  );
};

/** The points too many that may be objected to now, and who pegged them. */
const overOf = ({ over, open }: CribbageState): { readonly seat: number; readonly points: number } | null => {
  if (over !== null) return over;
  if (open?.released !== true || open.real === null) return null;
  return { seat: seatIndex(open.seat), points: Math.max(0, open.points - open.real) };
};

/** What goes on where a game ended by points that were too many. */
const goesOn = (state: CribbageState): readonly CribbageEvent[] => [
  { type: 'DealScored', data: VOID_SCORE },
  ...(state.over !== null && isOver(state) ? seriesEnd(state, state.last, 0) : []),
];

/** CRIB-1-GAP-1: the side is home by what its cards score too: the game stays won, by so much less. */
const stillHome = (state: CribbageState, seat: number, total: number): CribbageEvent => ({
  type: 'DealScored',
  data: gameScore(sideName(seat), { ...totalsOf(state), [sideName(seat)]: total }),
});

/** CRIB-4-GAP-12: the peg goes back to the right number, without penalty. */
export const decideObject: Decide<'object'> = (state, { seat: name }) => {
  const seat = seatIndex(name);
  const over = overOf(state);
  if (over === null) return refuse('nothing-counted');
  if (sideIndex(over.seat) === sideIndex(seat)) return refuse('own-count', { seat: name });
  if (over.points === 0 || state.spoken)
    return refuse('count-stands', { seat: seatName(over.seat), points: state.open?.points ?? 0 });
  const total = Math.max(0, (state.totals[sideIndex(over.seat)] ?? 0) - over.points);
  return accepted<CribbageEvent>(
    { type: 'CountObjected', data: { seat: name } },
    { type: 'PegSetBack', data: { side: sideName(over.seat), points: over.points, total } },
    ...(state.score === null ? [] : total < TARGET ? goesOn(state) : [stillHome(state, over.seat, total)]),
  );
};
