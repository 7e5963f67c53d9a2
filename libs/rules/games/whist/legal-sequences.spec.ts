import { parseCard } from '@arbitre/rules/kernel/cards';
import { compassRanking, tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { startPlay } from '@arbitre/rules/kernel/tricks/play';
import { give } from '@arbitre/rules/kernel/hands';
import { whistClassique } from './game';
import { given } from './testing/table';
import type { WhistState } from './state';

/** The last cards of a coup: one text a seat from North on, the trump suit, and the leader. */
type Ending = { readonly hands: readonly string[]; readonly trump: string; readonly leader: number };

const stateOf = ({ hands, trump, leader }: Ending): WhistState => {
  const { state } = given({ policy: 'enforced' });
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.dealt = true;
  state.play.known = 15;
  startPlay(state.play, compassRanking('CDHS'.indexOf(trump)), leader);
  state.play.completed = 13 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) give(state.play.held, seat, parseCard(card));
  return state;
};

/** Plays that the decider accepts, to the last card, by trying every card in every seat; and North-South's tricks. */
const decided = (state: WhistState): { count: number; tricks: number } => {
  if (state.phase === 'finished') return { count: 1, tricks: tricksOfSide(state.play, 0) };
  const total = { count: 0, tricks: 0 };
  for (const { seat, hand } of whistClassique.tableView(state).seats)
    for (const card of hand ?? []) {
      const decision = whistClassique.decide(state, { do: 'play', seat: seat as 'N', card });
      if (!decision.ok) continue;
      let next = whistClassique.copy(state);
      for (const event of decision.events) next = whistClassique.evolve(next, event);
      const { count, tricks } = decided(next);
      total.count += count;
      total.tricks += tricks;
    }
  return total;
};

const RANKS = '23456789TJQKA';

/** The same count by strings and arrays, with nothing of the library. */
const byHand = (
  hands: readonly (readonly string[])[],
  trump: string,
  turn: number,
  table: readonly (readonly [number, string])[],
  won: number,
): { count: number; tricks: number } => {
  if (table.length === 4) {
    const led = table[0]?.[1].charAt(0) ?? '';
    const power = (card: string): number =>
      card.startsWith(trump)
        ? 100 + RANKS.indexOf(card.charAt(1))
        : card.startsWith(led)
          ? RANKS.indexOf(card.charAt(1))
          : -1;
    const [best] = [...table].sort((a, b) => power(b[1]) - power(a[1]));
    const winner = best?.[0] ?? 0;
    return byHand(hands, trump, winner, [], won + (winner % 2 === 0 ? 1 : 0));
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && table.length === 0) return { count: 1, tricks: won };
  const led = table[0]?.[1].charAt(0);
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  const total = { count: 0, tricks: 0 };
  for (const card of following.length > 0 ? following : own) {
    const left = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    const { count, tricks } = byHand(left, trump, (turn + 1) % 4, [...table, [turn, card]], won);
    total.count += count;
    total.tricks += tricks;
  }
  return total;
};

const ENDINGS: readonly (readonly [string, Ending, number])[] = [
  ['two cards, all of one suit', { hands: ['S2 S3', 'S4 S5', 'S6 S7', 'S8 S9'], trump: 'H', leader: 0 }, 16],
  [
    'two cards, every hand void in the others',
    { hands: ['S2 S3', 'H4 H5', 'D6 D7', 'C8 C9'], trump: 'H', leader: 1 },
    16,
  ],
  [
    'three cards with ruffs',
    { hands: ['SA HK D2', 'S3 S4 H2', 'DA C2 C3', 'SK HA C9'], trump: 'H', leader: 0 },
    164,
  ],
  [
    'four cards',
    { hands: ['SA S5 HK D2', 'S3 S4 H2 DK', 'DA C2 C3 S9', 'SK HA C9 D5'], trump: 'C', leader: 3 },
    3112,
  ],
];

describe('the number of legal sequences', () => {
  it.each(ENDINGS)('is the same by another way of counting: %s', (_, ending) => {
    const other = byHand(
      ending.hands.map((hand) => hand.split(' ')),
      ending.trump,
      ending.leader,
      [],
      0,
    );
    expect(decided(stateOf(ending))).toEqual(other);
  });
  it.each(ENDINGS)('is a known number: %s', (_, ending, known) => {
    expect(decided(stateOf(ending)).count).toBe(known);
  });
});
