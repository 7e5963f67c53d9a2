import { give } from '@arbitre/rules/kernel/hands';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import { exposeCard } from '@arbitre/rules/kernel/tricks/revokes';
import type { FiveHundredAct } from './acts';
import { type Denomination, parseCard, rankingWith } from './cards';
import { fiveHundred } from './game';
import type { FiveHundredState } from './state';
import { enforced } from './testing/table';

/** The last cards of a deal: one text a seat from North on, the denomination, the leader, the suits that were led before, and what lies visible. */
type Ending = {
  readonly hands: readonly string[];
  readonly denomination: Denomination;
  readonly leader: number;
  readonly led?: string;
  readonly visible?: readonly string[];
};

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, denomination, leader, led = '', visible = [] }: Ending): FiveHundredState => {
  const { state } = enforced();
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.calls = ['E', 'S', 'W', 'N'].map((seat, at) => ({
    seat: seat as 'E',
    bid: at === 0 ? { tricks: 8, denomination } : null,
  }));
  state.play.held.fill(0);
  state.play.known = 15;
  startPlay(state.play, rankingWith(denomination), leader);
  state.play.completed = 10 - (cards[0]?.length ?? 0);
  state.play.classes.fill(-1);
  Array.from(led).forEach((suit, trick) => (state.play.classes[trick] = 'CDHS'.indexOf(suit)));
  for (const [seat, hand] of cards.entries())
    for (const card of hand) {
      give(state.play.held, seat, parseCard(card));
      if (visible.includes(card)) exposeCard(state, seat, parseCard(card));
    }
  return state;
};

const SUITS = ['C', 'D', 'H', 'S'];

/** Plays that the decider accepts, counted to the last card by trying every card and every call in every seat. */
const countDecided = (state: FiveHundredState): number => {
  if (state.phase === 'finished') return 1;
  let count = 0;
  for (const { seat, hand } of fiveHundred.tableView(state).seats)
    for (const card of hand ?? [])
      for (const calls of [undefined, ...(card.startsWith('B') ? SUITS : [])]) {
        const act = { do: 'play', seat, card, ...(calls === undefined ? {} : { calls }) };
        const decision = fiveHundred.decide(state, act as FiveHundredAct);
        if (!decision.ok) continue;
        const next = fiveHundred.copy(state);
        for (const event of decision.events) fiveHundred.evolve(next, event);
        count += countDecided(next);
      }
  return count;
};

const SISTER: Readonly<Record<string, string>> = { C: 'S', S: 'C', D: 'H', H: 'D' };
const isJoker = (card: string): boolean => card.startsWith('B');
const RANKS = '456789TJQKA';

/** The suit that a card is of: bowers and jokers are trumps; without trump a joker is of none. */
const suitOf = (card: string, trump: string): string => {
  if (isJoker(card)) return trump === 'N' ? '' : trump;
  return card.endsWith('J') && card.startsWith(SISTER[trump] ?? '-') ? trump : card.charAt(0);
};

const power = (card: string, trump: string, led: string): number => {
  if (isJoker(card)) return card === 'BL' ? 400 : 399;
  const own = suitOf(card, trump);
  const rank = RANKS.indexOf(card.charAt(1));
  if (own !== trump) return own === led ? rank : -100 + rank / 100;
  return card.endsWith('J') ? (card.startsWith(trump) ? 300 : 299) : 200 + rank;
};

type Hand = readonly string[];
type Play = { readonly card: string; readonly calls: string };

/** What the booklet lets a hand play, by strings alone. */
const allowed = (
  own: Hand,
  partner: Hand,
  trump: string,
  led: string | null,
  faced: Hand,
  before: string,
): readonly Play[] => {
  const follows = led === null ? [] : own.filter((card) => suitOf(card, trump) === led);
  const playable = follows.length > 0 ? follows : own;
  const shown = playable.filter((card) => faced.includes(card));
  const barred = partner
    .filter((card) => faced.includes(card))
    .map((card) => suitOf(card, trump))
    .filter((suit) => suit !== '');
  const free = playable.filter((card) => !barred.includes(suitOf(card, trump)));
  const cards = shown.length > 0 ? shown : led === null && free.length > 0 ? free : playable;
  return cards.flatMap((card): readonly Play[] =>
    led === null && trump === 'N' && isJoker(card)
      ? [...new Set(before)].map((calls) => ({ card, calls }))
      : [{ card, calls: suitOf(card, trump) }],
  );
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly Hand[],
  trump: string,
  turn: number,
  trick: Hand,
  led: string | null,
  faced: Hand,
  before: string,
): number => {
  if (trick.length === 4) {
    const best = [...trick].sort((a, b) => power(b, trump, led ?? '') - power(a, trump, led ?? ''))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, [], null, faced, before + (led ?? ''));
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const partner = hands[(turn + 2) % 4] ?? [];
  return allowed(own, partner, trump, led, faced, before).reduce((count, { card, calls }) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card], led ?? calls, faced, before);
  }, 0);
};

const THREE = ['S7 CJ D4', 'BO C5 D8', 'S5 H5 SJ', 'H6 BL D9'];
const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['S7', 'S6', 'S5', 'S4'], denomination: 'H', leader: 0 }],
  ['everyone void', { hands: ['S7 S6', 'H7 H6', 'D7 D6', 'C7 C6'], denomination: 'N', leader: 0 }],
  ['bowers and jokers', { hands: THREE, denomination: 'C', leader: 3 }],
  ['the bowers of the other colour', { hands: THREE, denomination: 'H', leader: 2 }],
  ['jokers without trump', { hands: THREE, denomination: 'N', leader: 1, led: 'SD' }],
  ['jokers without trump, one suit led', { hands: THREE, denomination: 'N', leader: 3, led: 'C' }],
  ['a visible bower', { hands: THREE, denomination: 'C', leader: 0, visible: ['SJ'] }],
  ['a visible joker', { hands: THREE, denomination: 'S', leader: 3, visible: ['BO'] }],
  [
    'a visible joker without trump',
    { hands: THREE, denomination: 'N', leader: 3, led: 'S', visible: ['BO', 'D9'] },
  ],
];

describe('legal sequences to the last card', () => {
  it.each(ENDINGS)('C500-5-GAP-3 C500-5.6 C500-5-GAP-5 C500-8.3 C500-8.4 %s', (_, ending) => {
    const { denomination, leader, led = '', visible = [] } = ending;
    const hands = ending.hands.map((hand) => hand.split(' '));
    const counted = countByHand(hands, denomination, leader, [], null, visible, led);
    expect(counted).toBeGreaterThan(0);
    expect(countDecided(endingState(ending))).toBe(counted);
  });
  it('C500-5-GAP-3 counts 16 where everyone is void, and fewer once a card is visible', () => {
    const counts = ENDINGS.map(([, ending]) => countDecided(endingState(ending)));
    expect(counts[1]).toBe(16);
    const plain = countDecided(endingState({ hands: THREE, denomination: 'C', leader: 0 }));
    expect(counts[6]).toBeLessThan(plain);
  });
});
