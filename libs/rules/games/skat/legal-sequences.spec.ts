import { given } from './testing/table';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { give } from '@arbitre/rules/kernel/hands';
import { type GameKind, parseContract } from './contract';
import { skat } from './game';
import type { SkatState } from './state';
import { countAfter } from './play';
import { rankingIn } from './ranks';

/** The last cards of a deal: one text a player from forehand on, the game, its declarer, and the leader. */
type Ending = {
  readonly hands: readonly string[];
  readonly game: GameKind;
  readonly declarer: number;
  readonly leader: number;
};

/** How many ways there are to play on, and the opponents' card points in all of them together. */
type Count = { readonly ways: number; readonly points: number };

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, game, declarer, leader }: Ending): SkatState => {
  const { state } = given({ policy: 'enforced' });
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.declarer = declarer;
  state.bid = 18;
  state.contract = parseContract(game);
  state.play.ranking = rankingIn(game);
  state.play.known = 15;
  state.play.turn = state.play.toLead = leader;
  state.play.completed = 10 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) give(state.play.held, seat, parseCard(card));
  return state;
};

const theirPoints = ({ play, declarer }: SkatState): number =>
  countAfter(play, declarer, play.completed).theirs;

/** Plays that the decider accepts, counted to the end by trying every card in every seat. */
const countDecided = (state: SkatState): Count => {
  if (state.phase === 'finished') return { ways: 1, points: theirPoints(state) };
  let [ways, points] = [0, 0];
  for (const { seat, hand } of skat.tableView(state).seats)
    for (const card of hand ?? []) {
      const decision = skat.decide(state, { do: 'play', seat, card } as never);
      if (!decision.ok) continue;
      const next = skat.copy(state);
      for (const event of decision.events) skat.evolve(next, event);
      const below = countDecided(next);
      ways += below.ways;
      points += below.points;
    }
  return { ways, points };
};

const VALUES: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const suitIn = (game: GameKind, card: string): string =>
  game !== 'N' && (card.endsWith('J') || card.startsWith(game)) ? 'trump' : card.charAt(0);

/** How high a card ranks, by strings alone. */
const height = (game: GameKind, card: string, led: string): number => {
  const suit = suitIn(game, card);
  if (suit !== 'trump' && suit !== led) return -1;
  if (game !== 'N' && card.endsWith('J')) return 100 + 'DHSC'.indexOf(card.charAt(0));
  const order = game === 'N' ? '789TJQKA' : '789QKTA';
  return order.indexOf(card.charAt(1)) + (suit === 'trump' ? 50 : 0);
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  ending: Ending,
  hands: readonly (readonly string[])[],
  turn: number,
  trick: readonly string[],
): Count => {
  const { game, declarer } = ending;
  if (trick.length === 3) {
    const led = suitIn(game, trick[0] ?? '');
    const heights = trick.map((card) => height(game, card, led));
    // The trick began three seats ago, which is the seat to move.
    const winner = (turn + heights.indexOf(Math.max(...heights))) % 3;
    const worth =
      winner === declarer ? 0 : trick.reduce((sum, card) => sum + (VALUES[card.charAt(1)] ?? 0), 0);
    const over = game === 'N' && winner === declarer;
    const rest = over ? { ways: 1, points: 0 } : countByHand(ending, hands, winner, []);
    return { ways: rest.ways, points: rest.points + worth * rest.ways };
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return { ways: 1, points: 0 };
  const led = trick[0] === undefined ? null : suitIn(game, trick[0]);
  const same = own.filter((card) => suitIn(game, card) === led);
  const total = { ways: 0, points: 0 };
  for (const card of same.length > 0 ? same : own) {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    const below = countByHand(ending, rest, (turn + 1) % 3, [...trick, card]);
    total.ways += below.ways;
    total.points += below.points;
  }
  return total;
};

const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['SA', 'SK', 'SQ'], game: 'H', declarer: 0, leader: 0 }],
  ['everyone void', { hands: ['SA SK', 'HA HK', 'DA DK'], game: 'C', declarer: 1, leader: 0 }],
  [
    'jacks follow trumps',
    { hands: ['CJ SA H7 HT', 'DJ SK S7 C8', 'HJ HA HK D9'], game: 'H', declarer: 0, leader: 1 },
  ],
  [
    'only jacks are trumps in grand',
    { hands: ['CJ SA H7 HT', 'DJ SK S7 C8', 'HJ HA HK D9'], game: 'G', declarer: 2, leader: 1 },
  ],
  [
    'five cards',
    {
      hands: ['CJ CA ST D7 D8', 'SJ C9 SA S7 DA', 'HJ CT SK DT DK'],
      game: 'C',
      declarer: 1,
      leader: 2,
    },
  ],
  [
    'null ends with the declarer’s first trick',
    {
      hands: ['S7 H8 D9 CJ', 'SA HT DJ C9', 'ST HJ D8 CA'],
      game: 'N',
      declarer: 0,
      leader: 1,
    },
  ],
];

describe('legal sequences to the last card', () => {
  it.each(ENDINGS)('SKAT-4.2.1.b SKAT-4.2.2.a %s', (_, ending) => {
    const counted = countByHand(
      ending,
      ending.hands.map((hand) => hand.split(' ')),
      ending.leader,
      [],
    );
    expect(counted.ways).toBeGreaterThan(0);
    expect(countDecided(endingState(ending))).toEqual(counted);
  });
  it('SKAT-2.3.3 are more or fewer by the jacks alone', () => {
    const counts = ENDINGS.slice(0, 4).map(([, ending]) => countDecided(endingState(ending)).ways);
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBe(8);
    expect(counts[2]).not.toBe(counts[3]);
  });
});
