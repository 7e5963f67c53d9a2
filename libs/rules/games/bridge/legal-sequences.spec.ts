import { given } from './testing/table';
import type { BridgeAct } from './acts';
import { bridgeDuplicate } from './game';
import type { BridgeState } from './state';
import { compassRanking } from '@arbitre/rules/kernel/tricks/compass';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import { give } from '@arbitre/rules/kernel/hands';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';

/** The last cards of a deal: one text a seat from North on, the trump and the leader. */
type Ending = { readonly hands: readonly string[]; readonly trump: string; readonly leader: number };

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, trump, leader }: Ending): BridgeState => {
  const { state } = given({ policy: 'enforced' });
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.dealt = true;
  state.contract = { level: 1, strain: trump as 'NT', risk: '', declarer: 'S' };
  state.play.known = 15;
  state.declarer = 2;
  startPlay(state.play, compassRanking(STRAINS.indexOf(trump as 'NT')), leader);
  state.play.completed = 13 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) give(state.play.held, seat, parseCard(card));
  return state;
};

/** Plays that the decider accepts, counted to the last card by trying every card in every seat. */
const countDecided = (state: BridgeState): number => {
  if (state.phase === 'finished') return 1;
  let count = 0;
  for (const seat of SEATS) {
    const { hand } = bridgeDuplicate.tableView(state).seats.find((each) => each.seat === seat) ?? {
      hand: null,
    };
    for (const card of hand ?? []) {
      const command: BridgeAct = { do: 'play', seat, card };
      const decision = bridgeDuplicate.decide(state, command);
      if (!decision.ok) continue;
      const next = bridgeDuplicate.copy(state);
      for (const event of decision.events) bridgeDuplicate.evolve(next, event);
      count += countDecided(next);
    }
  }
  return count;
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly string[][],
  trump: string,
  turn: number,
  trick: readonly string[],
): number => {
  if (trick.length === 4) {
    const led = trick[0]?.charAt(0);
    const power = (card: string): number =>
      '23456789TJQKA'.indexOf(card.charAt(1)) +
      (card.startsWith(trump) ? 100 : led !== undefined && card.startsWith(led) ? 0 : -100);
    const best = [...trick].sort((a, b) => power(b) - power(a))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, []);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const led = trick[0]?.charAt(0);
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  return (following.length > 0 ? following : own).reduce((count, card) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card]);
  }, 0);
};

describe('legal sequences to the last card', () => {
  it.each<[string, Ending, number]>([
    ['one card each', { hands: ['SA', 'SK', 'SQ', 'SJ'], trump: 'NT', leader: 0 }, 1],
    [
      'four suits, no trump, everyone void',
      { hands: ['SA SK', 'HA HK', 'DA DK', 'CA CK'], trump: 'NT', leader: 0 },
      16,
    ],
    [
      'two suits with trumps',
      { hands: ['SA H2 H3', 'S2 S3 H4', 'HA HK SK', 'SQ HQ HJ'], trump: 'H', leader: 1 },
      48,
    ],
    [
      'three suits, clubs trumps',
      { hands: ['SA CA D2', 'SK C2 D3', 'SQ HQ D4', 'HJ C3 D5'], trump: 'C', leader: 3 },
      66,
    ],
  ])('BD-L44C BD-L44G %s', (_, ending, published) => {
    const counted = countByHand(
      ending.hands.map((hand) => hand.split(' ')),
      ending.trump,
      ending.leader,
      [],
    );
    expect(countDecided(endingState(ending))).toBe(counted);
    expect(counted).toBe(published);
  });
});
