import { describe, expect, it } from '@jest/globals';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { give } from '@arbitre/rules/kernel/hands';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import type { WhistBridgeAct } from './acts';
import { whistBridge } from './game';
import { rankingIn, type WhistBridgeState } from './state';
import type { Suit } from './ladder';
import { enforced } from './testing/table';

/** The last cards of a deal: one text a player from the first speaker on, the trump (none for `-`), and who leads. */
type Ending = { readonly hands: readonly string[]; readonly trump: Suit | '-'; readonly leader: number };

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, trump, leader }: Ending): WhistBridgeState => {
  const { state } = enforced();
  const cards = hands.map((hand) => hand.split(' '));
  const suit = trump === '-' ? null : trump;
  state.phase = 'play';
  state.contract = { game: suit === null ? 'GM' : 'S6', suit, declarers: [0], direct: false };
  state.play.held.fill(0);
  state.play.known = 15;
  startPlay(state.play, rankingIn(suit), leader);
  state.play.completed = 13 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) give(state.play.held, seat, parseCard(card));
  return state;
};

/** Plays that the decider accepts, counted to the last card by trying every card in every seat. */
const countDecided = (state: WhistBridgeState): number => {
  if (state.phase === 'finished') return 1;
  let count = 0;
  for (const { seat, hand } of whistBridge.tableView(state).seats)
    for (const card of hand ?? []) {
      const decision = whistBridge.decide(state, { do: 'play', seat, card } as WhistBridgeAct);
      if (!decision.ok) continue;
      const next = whistBridge.copy(state);
      for (const event of decision.events) whistBridge.evolve(next, event);
      count += countDecided(next);
    }
  return count;
};

const RANKS = '23456789TJQKA';

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly (readonly string[])[],
  trump: string,
  turn: number,
  trick: readonly string[],
): number => {
  if (trick.length === 4) {
    const led = trick[0]?.charAt(0) ?? '';
    const power = (card: string): number =>
      RANKS.indexOf(card.charAt(1)) + (card.startsWith(trump) ? 100 : card.startsWith(led) ? 0 : -100);
    const best = [...trick].sort((a, b) => power(b) - power(a))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, []);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const led = trick[0]?.charAt(0);
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  const choices = following.length > 0 ? following : own;
  return choices.reduce((count, card) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card]);
  }, 0);
};

const FOUR = ['SA C7 D2 H3', 'S6 CK D3 H4', 'S5 H5 D4 SK', 'H6 C8 D5 C4'];
const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['SA', 'S6', 'S5', 'S2'], trump: 'H', leader: 0 }],
  ['everyone void', { hands: ['SA S6', 'HA H6', 'DA D6', 'CA C6'], trump: 'H', leader: 0 }],
  ['two suits', { hands: ['SA H2 H3', 'S2 S3 H4', 'HA H6 S6', 'S5 H5 H7'], trump: 'H', leader: 1 }],
  ['four cards with a trump', { hands: FOUR, trump: 'C', leader: 3 }],
  ['four cards without trump', { hands: FOUR, trump: '-', leader: 1 }],
];

describe('legal sequences to the last card', () => {
  it.each(ENDINGS)('WB-7.o WB-7.p WB-7-GAP-11 %s', (_, ending) => {
    const hands = ending.hands.map((hand) => hand.split(' '));
    const counted = countByHand(hands, ending.trump, ending.leader, []);
    expect(counted).toBeGreaterThan(0);
    expect(countDecided(endingState(ending))).toBe(counted);
  });
  it('WB-7.p counts every order where everyone is void, for nobody has to trump', () => {
    expect(countDecided(endingState(ENDINGS[1]?.[1] ?? { hands: [], trump: '-', leader: 0 }))).toBe(16);
  });
});
