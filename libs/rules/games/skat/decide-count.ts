import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import type { Refusal } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { endBy } from './breaches';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import type { counts as countsField } from './fields';
import { follow, voided } from './follow';
import { handOf } from '@arbitre/rules/kernel/hands';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { playerName, PLAYERS, seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { cardsLeft, isKnown } from '@arbitre/rules/kernel/tricks/play';

const HAND = 10;

type Counts = ValueOf<typeof countsField>;

/** A count that the known cards contradict. */
const contradicted = (state: SkatState, counts: Counts, dealt: boolean): Refusal | null => {
  for (const [name, cards] of Object.entries(counts)) {
    const seat = seatIndex(name);
    const known = dealt
      ? (state.counts[seat] ?? -1)
      : isKnown(state.play, seat)
        ? sizeOf(handOf(state.play.held, seat))
        : -1;
    if (known >= 0 && known !== cards) return refuse('count-differs', { seat: name, given: cards, known });
  }
  return null;
};

/** SKAT-3.2.9.a: until the auction is over a wrong deal is dealt again. */
const duringAuction = (state: SkatState, counts: Counts): readonly SkatEvent[] => {
  const wrong = PLAYERS.find((seat) => (counts[seat] ?? HAND) !== HAND);
  return wrong === undefined || state.phase === 'waiting'
    ? []
    : [observed('SKAT-3.2.9.a', wrong, counts), voided('SKAT-3.2.9.a')];
};

const both = (state: SkatState, wrong: readonly number[]): boolean =>
  wrong.includes(state.declarer) && wrong.some((seat) => seat !== state.declarer);

/** SKAT-3.2.9.a, SKAT-3.2.9.b: after it, only if both parties hold a wrong number; else that party loses simple. */
const wronglyDealt = (
  state: SkatState,
  wrong: readonly number[],
  counts: Counts,
): readonly SkatEvent[] | null => {
  const [first] = wrong;
  if (first === undefined) return [];
  if (both(state, wrong))
    return [observed('SKAT-3.2.9.a', playerName(first), counts), voided('SKAT-3.2.9.a')];
  return losing(state, 'SKAT-3.2.9.b', first, counts);
};

const losing = (
  state: SkatState,
  article: string,
  seat: number,
  facts: Counts,
): readonly SkatEvent[] | null => {
  const closed = state.play.completed;
  if (state.contract === null) return [observed(article, playerName(seat), { ...facts, closed })];
  const end = endBy(state, { article, seat, closed, cured: false, judged: false });
  return end === null ? null : [observed(article, playerName(seat), { ...facts, closed }), end];
};

/** SKAT-4.2.6.a: a number of cards that went wrong in the play; both parties at once are the arbiter's. */
const lostInPlay = (
  state: SkatState,
  wrong: readonly number[],
  counts: Counts,
): readonly SkatEvent[] | null => {
  const [first] = wrong;
  if (first === undefined) return [];
  if (both(state, wrong))
    return [
      {
        type: 'DisputeOpened',
        data: { by: playerName(first), article: 'SKAT-4.2.6.a', reason: 'both parties hold a wrong number' },
      },
    ];
  return losing(state, 'SKAT-4.2.6.a', first, counts);
};

/** SKAT-4.5.6: players count their cards; `dealt` says that the numbers are those of the deal, as before the play. */
export const decideCount: Decide<'count'> = (state, { counts, dealt: asDealt = false }) => {
  if (Object.keys(counts).length === 0)
    return invalidField('counts', counts, 'cards by player, such as {"forehand":10}');
  const early = state.phase === 'waiting' || state.phase === 'auction';
  const dealt = early || asDealt;
  if (state.ended !== null || state.grain === 'result') return refuse('game-ended', { phase: state.phase });
  const problem = contradicted(state, counts, dealt);
  if (problem !== null) return problem;
  const counted: SkatEvent = { type: 'HandsCounted', data: { counts, dealt } };
  if (early) return follow(state, counted, ...duringAuction(state, counts));
  const expected = (seat: number): number => (dealt ? HAND : cardsHeld(state, seat));
  const wrong = PLAYERS.flatMap((seat, index) =>
    counts[seat] !== undefined && counts[seat] !== expected(index) ? [index] : [],
  );
  const after = dealt ? wronglyDealt(state, wrong, counts) : lostInPlay(state, wrong, counts);
  return after === null ? refuse('cards-unknown', { use: 'reveal' }) : follow(state, counted, ...after);
};

/** Cards that a player should hold now: twelve less the discards between the skat and the announcement. */
const cardsHeld = ({ play, phase, declarer, taken }: SkatState, seat: number): number =>
  phase === 'skat' && seat === declarer && taken ? HAND + 2 : cardsLeft(play, seat);
