import { integer, invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { observed } from '../kernel/irregularities';
import { endBy } from './breaches';
import type { SkatEvent } from './events';
import { follow, voided } from './follow';
import { cardsLeft, isKnown } from './play';
import { handOf } from '../kernel/hands';
import { sizeOf } from '../kernel/card-set';
import type { Arguments } from './read';
import { isPlayer, type Player, playerName, PLAYERS, seatIndex } from './seats';
import type { SkatState } from './state';

type Answer = Decision<SkatEvent>;
type Decide = (state: SkatState, command: Arguments) => Answer;

const HAND = 10;
const COUNT = integer(0, 32);

type Counts = Partial<Record<Player, number>>;

const readCounts = (given: unknown): { readonly ok: true; readonly counts: Counts } | Refusal => {
  if (!isRecord(given) || Object.keys(given).length === 0)
    return invalidField('counts', given, 'cards by player, such as {"forehand":10}');
  const counts: Counts = {};
  for (const [seat, cards] of Object.entries(given)) {
    if (!isPlayer(seat)) return refused('unknown-seat', { seat: seat.slice(0, 40), seats: PLAYERS });
    if (!COUNT.accepts(cards)) return invalidField(`counts.${seat}`, cards, COUNT.expected);
    counts[seat] = cards as number;
  }
  return { ok: true, counts };
};

/** A count that the known cards contradict. */
const contradicted = (state: SkatState, counts: Counts, dealt: boolean): Refusal | null => {
  for (const [name, cards] of Object.entries(counts)) {
    const seat = seatIndex(name);
    const known = dealt
      ? (state.counts[seat] ?? -1)
      : isKnown(state.play, seat)
        ? sizeOf(handOf(state.play.held, seat))
        : -1;
    if (known >= 0 && known !== cards) return refused('count-differs', { seat: name, given: cards, known });
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
export const decideCount: Decide = (state, command) => {
  const reading = readCounts(command.counts);
  if (!reading.ok) return reading;
  const { counts } = reading;
  if (command.dealt !== undefined && typeof command.dealt !== 'boolean')
    return invalidField('dealt', command.dealt, 'true or false');
  const early = state.phase === 'waiting' || state.phase === 'auction';
  const dealt = early || command.dealt === true;
  if (state.ended !== null || state.grain === 'result') return refused('game-ended', { phase: state.phase });
  const problem = contradicted(state, counts, dealt);
  if (problem !== null) return problem;
  const counted: SkatEvent = { type: 'HandsCounted', data: { counts, dealt } };
  if (early) return follow(state, counted, ...duringAuction(state, counts));
  const expected = (seat: number): number => (dealt ? HAND : cardsHeld(state, seat));
  const wrong = PLAYERS.flatMap((seat, index) =>
    counts[seat] !== undefined && counts[seat] !== expected(index) ? [index] : [],
  );
  const after = dealt ? wronglyDealt(state, wrong, counts) : lostInPlay(state, wrong, counts);
  return after === null ? refused('cards-unknown', { use: 'reveal' }) : follow(state, counted, ...after);
};

/** Cards that a player should hold now: twelve less the discards between the skat and the announcement. */
const cardsHeld = ({ play, phase, declarer, taken }: SkatState, seat: number): number =>
  phase === 'skat' && seat === declarer && taken ? HAND + 2 : cardsLeft(play, seat);
