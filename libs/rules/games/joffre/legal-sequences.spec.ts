import { give } from '@arbitre/rules/kernel/hands';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import { exposeCard } from '@arbitre/rules/kernel/tricks/revokes';
import type { JoffreAct } from './acts';
import { parseCard, rankingWith } from './cards';
import { joffre } from './game';
import type { JoffreState } from './state';
import { enforced } from './testing/table';

/** The last cards of a deal: one text a seat from North on, the trump, the leader, and the cards that lie visible. */
type Ending = {
  readonly hands: readonly string[];
  readonly trump: string;
  readonly leader: number;
  readonly visible?: readonly string[];
};

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, trump, leader, visible = [] }: Ending): JoffreState => {
  const { state } = enforced();
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.calls = ['E', 'S', 'W', 'N'].map((seat, at) => ({ seat: seat as 'E', points: at === 0 ? 7 : null }));
  state.trump = 'CDHS'.indexOf(trump);
  state.play.held.fill(0);
  state.play.known = 15;
  startPlay(state.play, rankingWith(state.trump), leader);
  state.play.completed = 8 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) {
      give(state.play.held, seat, parseCard(card));
      if (visible.includes(card)) exposeCard(state, seat, parseCard(card));
    }
  return state;
};

/** Plays that the decider accepts, counted to the last card by trying every card in every seat. */
const countDecided = (state: JoffreState): number => {
  if (state.phase === 'finished') return 1;
  let count = 0;
  for (const { seat, hand } of joffre.tableView(state).seats)
    for (const card of hand ?? []) {
      const decision = joffre.decide(state, { do: 'play', seat, card } as JoffreAct);
      if (!decision.ok) continue;
      const next = joffre.copy(state);
      for (const event of decision.events) joffre.evolve(next, event);
      count += countDecided(next);
    }
  return count;
};

/** The cards that the booklet lets a hand play, by strings alone. */
const allowed = (
  own: readonly string[],
  partner: readonly string[],
  led: string | undefined,
  faced: readonly string[],
) => {
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  const playable = following.length > 0 ? following : own;
  const mustPlay = playable.filter((card) => faced.includes(card));
  if (mustPlay.length > 0) return mustPlay;
  if (led !== undefined) return playable;
  const barred = partner.filter((card) => faced.includes(card)).map((card) => card.charAt(0));
  const free = playable.filter((card) => !barred.includes(card.charAt(0)));
  return free.length > 0 ? free : playable;
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly (readonly string[])[],
  trump: string,
  turn: number,
  trick: readonly string[],
  faced: readonly string[],
): number => {
  if (trick.length === 4) {
    const led = trick[0]?.charAt(0) ?? '';
    const power = (card: string): number =>
      Number(card.charAt(1)) + (card.startsWith(trump) ? 100 : card.startsWith(led) ? 0 : -100);
    const best = [...trick].sort((a, b) => power(b) - power(a))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, [], faced);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const choices = allowed(own, hands[(turn + 2) % 4] ?? [], trick[0]?.charAt(0), faced);
  return choices.reduce((count, card) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card], faced);
  }, 0);
};

const FOUR = ['S7 C7 D0 H3', 'S6 C0 D1 H4', 'S5 H5 D2 S0', 'H6 C1 D3 C4'];
const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['S7', 'S6', 'S5', 'S0'], trump: 'H', leader: 0 }],
  ['everyone void', { hands: ['S7 S6', 'H7 H6', 'D7 D6', 'C7 C6'], trump: 'H', leader: 0 }],
  ['two series', { hands: ['S7 H0 H1', 'S0 S1 H2', 'H7 H6 S6', 'S5 H5 H4'], trump: 'H', leader: 1 }],
  ['four cards', { hands: FOUR, trump: 'C', leader: 3 }],
  ['a visible card', { hands: FOUR, trump: 'C', leader: 3, visible: ['S6'] }],
  ['visible cards on both sides', { hands: FOUR, trump: 'D', leader: 1, visible: ['C1', 'D3', 'S0'] }],
];

describe('legal sequences to the last card', () => {
  it.each(ENDINGS)('JOF-4.9 JOF-4.10 JOF-6.3 JOF-6.4 %s', (_, ending) => {
    const hands = ending.hands.map((hand) => hand.split(' '));
    const counted = countByHand(hands, ending.trump, ending.leader, [], ending.visible ?? []);
    expect(counted).toBeGreaterThan(0);
    expect(countDecided(endingState(ending))).toBe(counted);
  });
  it('JOF-4.9 counts 16 where everyone is void, and fewer once a card is visible', () => {
    const counts = ENDINGS.map(([, ending]) => countDecided(endingState(ending)));
    expect(counts[1]).toBe(16);
    expect(counts[4]).toBeLessThan(counts[3] ?? 0);
  });
});
