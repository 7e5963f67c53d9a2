import fc from 'fast-check';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import type { Card } from '@arbitre/rules/kernel/cards';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { beforeCard, carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { KITTY, PACK } from './cards';
import { fiveHundred } from './game';
import type { FiveHundredState } from './state';
import { auditDeal, dealDecider, replayDeal } from './testing/life';
import { bid, CARDS, discarding, given, playing } from './testing/table';

const SEATS = ['N', 'E', 'S', 'W'] as const;
const packFrom = (random: Seeded): readonly string[] => shuffled(CARDS, random);

const cutter = (dealer: string): string => SEATS[(SEATS.indexOf(dealer as 'N') + 3) % 4] ?? 'N';

/** A call, a discard or a card of what the table offers, by a random number; null when nobody has to act. */
const drawn = (state: FiveHundredState, random: Seeded): AnyAct | null => {
  const { turn, legal, phase } = fiveHundred.tableView(state);
  if (turn === null) return null;
  if (state.phase === 'kitty') {
    if (!state.taken) return { do: 'take-kitty', seat: turn };
    const { seats } = fiveHundred.tableView(state);
    const hand = seats.find(({ seat }) => seat === turn)?.hand ?? [];
    const joker = state.kitty === null ? undefined : ['BL', 'BO'].find((card) => hand.includes(card));
    const act = { do: 'discard', seat: turn, cards: shuffled(hand, random).slice(0, 6) };
    const answer = fiveHundred.decide(state, act as never);
    if (answer.ok || joker === undefined) return act;
    const other = fiveHundred.decide(state, { do: 'show-joker', seat: turn, card: joker } as never);
    return { do: 'show-joker', seat: turn, card: other.ok ? joker : joker === 'BL' ? 'BO' : 'BL' };
  }
  const one = legal[random(legal.length)] ?? 'pass';
  return phase === 'auction' ? bid(turn, one) : playing(turn, one);
};

/** A whole deal at an enforced table, its calls and cards drawn from what the table offers; dealt again where all pass. */
const randomDeal = (seed: number) => {
  const random = seeded(seed);
  const table = given({ deal: random(8) + 1, first: SEATS[random(4)], policy: 'enforced' });
  const { dealer } = table.state.setup;
  const begin = (): readonly AnyAct[] => [
    { do: 'cut', seat: cutter(dealer) },
    { do: 'deal', pack: packFrom(random) },
  ];
  return table.goingOn((state) => {
    if (state.phase === 'waiting') return begin()[state.cut ? 1 : 0] ?? null;
    return drawn(state, random);
  });
};

describe('random legal deals', () => {
  it('C500-3.3 C500-5.9 C500-6-GAP-1 end with ten tricks, forty cards and one score', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stream, state } = randomDeal(seed);
        expect(stream.filter(({ type }) => type === 'TrickWon')).toHaveLength(10);
        expect(stream.filter(({ type }) => type === 'CardPlayed')).toHaveLength(40);
        const { tricks } = fiveHundred.tableView(state);
        expect((tricks.NS ?? 0) + (tricks.EW ?? 0)).toBe(10);
        const scores = Object.values(state.score?.scores ?? {});
        expect([scores.length, Math.min(...scores)]).toEqual([2, 0]);
        expect([0, 1, 2, 3, 4].map((place) => sizeOf(handOf(state.play.held, place)))).toEqual([
          0, 0, 0, 0, 6,
        ]);
      }),
    );
  });
  it('yield the same state again from their events', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = randomDeal(seed);
        expect(stateText(deal.at(deal.stream.length).state)).toBe(stateText(deal.state));
      }),
    );
  });
  it('give a copy that the original no longer touches', () => {
    const deal = randomDeal(7);
    const { state } = deal.at(24);
    const copy = fiveHundred.copy(state);
    const before = stateText(copy);
    for (const event of deal.stream.slice(24)) fiveHundred.evolve(state, event);
    expect(stateText(copy)).toBe(before);
    expect(stateText(state)).not.toBe(before);
  });
});

const seat = fc.constantFrom<string[]>('N', 'E', 'S', 'W', 'Z');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const trick = fc.integer({ min: 0, max: 11 });
const tricks = fc.integer({ min: 5, max: 12 });
const denomination = fc.constantFrom('S', 'C', 'D', 'H', 'N', 'X');
const article = fc.constantFrom('C500-6.8', 'C500-9.1', 'C500-8.1', 'C500-6-GAP-2', 'BD-L1');
const side = fc.constantFrom('NS', 'EW');
const hands = seeds.map((seed) => {
  const random = seeded(seed);
  const pack = packFrom(random);
  const cuts = random(4) === 0 ? [0, 9, 20, 30, 40] : [0, 10, 20, 30, 40];
  return Object.fromEntries(
    SEATS.map((each, index) => [each, random(6) === 0 ? null : pack.slice(cuts[index], cuts[index + 1])]),
  );
});
const does = <Do extends string>(name: Do, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields });

/** Acts that a careless recorder or a hostile client might send, each in its own shape, and plain nonsense. */
const command = fc.oneof(
  does('deal', { hands }),
  does('count-pack', { cards: fc.integer({ min: 40, max: 50 }) }),
  does('miss-cut', { by: seat }),
  does('see-kitty', { seat }),
  does('bid', { seat, tricks, denomination }),
  does('pass', { seat }),
  does('take-kitty', { seat }),
  does('show-joker', { seat, card }),
  does('discard', { seat, cards: fc.array(card, { maxLength: 8 }) }),
  does('discard', { seat }),
  does('play', { seat, card }),
  does('play', { seat, card, calls: fc.constantFrom('H', 'SK', 'D', 'CT', 'X') }),
  does('play-two', { seat, cards: fc.array(card, { minLength: 1, maxLength: 3 }), choice: fc.option(card) }),
  does('expose', { seat, card, cause: fc.constantFrom('pack', 'dropped', 'other', 'x') }),
  does('replace', { seat, card, with: card }),
  does('claim-revoke', { by: seat, accused: seat, trick }),
  does('count', { counts: fc.dictionary(seat, fc.integer({ min: 8, max: 12 })) }),
  does('dispute', { by: seat, article, reason: fc.constantFrom('a', 'b'), accused: seat, trick }),
  does('rule', {
    article,
    reason: fc.constant('so'),
    outcome: fc.constantFrom('play-on', 'redeal', 'revoke', 'point-lost', 'visible-card', 'tricks'),
    ...{ side, seat, card, trick },
    tricks: fc.integer({ min: -1, max: 11 }),
  }),
  does('record-result', { taker: seat, tricks, denomination, won: fc.integer({ min: -1, max: 11 }) }),
  does('record-result', { taker: side, tricks, denomination, revoke: side }),
  does('report', { article, seat, facts: fc.anything() }),
  fc.record({ do: fc.string(), seat: fc.anything(), card: fc.anything() }),
  fc.record({
    do: fc.constantFrom('deal', 'count', 'rule', 'dispute', 'bid', 'discard'),
    hands: fc.anything(),
  }),
  fc.anything(),
);

/** What a table would really do next, legal or not: nonsense then arrives in every phase. */
const sensible = (state: FiveHundredState, choice: number): AnyAct => {
  const random = seeded(choice);
  const { turn, seats, legal } = fiveHundred.tableView(state);
  if (state.dispute !== null)
    return { do: 'rule', article: 'C500-9.1', outcome: 'play-on', reason: 'decided' };
  if (state.phase === 'waiting' && !state.cut) return { do: 'cut', seat: cutter(state.setup.dealer) };
  if (state.phase === 'waiting') return { do: 'deal', pack: packFrom(random) };
  const [mark] = state.revokes;
  if (mark !== undefined && random(4) === 0)
    return { do: 'claim-revoke', by: 'N', accused: SEATS[mark.seat], trick: mark.trick };
  if (state.phase === 'kitty' && state.taken && random(3) === 0)
    return discarding(state)[1] ?? { do: 'pass', seat: 'N' };
  if (state.phase === 'play' && (random(8) === 0 || legal.length === 0)) {
    const hand = seats.find((each) => each.seat === turn)?.hand ?? CARDS;
    return { do: 'play', seat: turn ?? 'N', card: hand[random(Math.max(1, hand.length))] ?? 'C4' };
  }
  return (
    drawn(state, random) ?? { do: 'rule', article: 'C500-9.1', outcome: 'tricks', tricks: 5, reason: 'x' }
  );
};

// Long on purpose: the faults of the end are as interesting as those of the start.
const steps = stepsOf({ sensible: 9, minLength: 50, maxLength: 110 }, command);

/** Every card lies in one place at most, and in one place exactly where all hands and the kitty are known. */
const placesOf = ({ play }: FiveHundredState, each: Card): number =>
  [0, 1, 2, 3, KITTY].filter((place) => holds(play.held, place, each)).length + Number(wasPlayed(play, each));

const isPartition = (state: FiveHundredState): boolean => {
  const { play, visible, taken, discarded } = state;
  const everything = play.known === (taken && discarded === 0 ? 15 : 31);
  const dealt = state.counts.reduce((sum, cards) => sum + cards, 0) + state.kittyCount;
  const complete = everything && dealt === PACK.length;
  const visibleAreHeld = visible.cards.every((word, index) => (word & ~(play.held[index] ?? 0)) === 0);
  return (
    visibleAreHeld &&
    PACK.every((each) => (complete ? placesOf(state, each) === 1 : placesOf(state, each) <= 1))
  );
};

const OPEN = (policy: string, grain: string) => ({
  do: 'open-deal',
  competition: 'c500',
  game: 'five-hundred',
  ruleset: 'five-hundred@1',
  policy,
  grain,
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
  setup: {},
});

describe.each([
  ['enforced', 'full'],
  ['observed', 'full'],
  ['observed', 'result'],
])('absurd commands at an %s table at %s grain', (policy, grain) => {
  it(
    'never throw, leave a partition of the pack, and a stream that replays and passes the audit',
    () => {
      fc.assert(
        fc.property(steps, (sequence) => {
          const { state, stream } = carelessDeal<FiveHundredState>(
            dealDecider,
            OPEN(policy, grain),
            sequence,
            sensible,
            (game) => {
              expect(isPartition(game)).toBe(true);
            },
          );
          expect(stateText(replayDeal(stream))).toBe(stateText(state));
          expect(auditDeal(stream)).toMatchObject({ ok: true });
          fiveHundred.tableView(state.gameState as FiveHundredState);
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );
});

describe('an enforced table', () => {
  it(
    'C500-5-GAP-3 accepts exactly the cards that it offers, from the seat to play',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat({ max: 39 }), (seed, played) => {
          const { state } = beforeCard(randomDeal(seed), played);
          const { turn, legal } = fiveHundred.tableView(state);
          const ways = CARDS.flatMap((text) =>
            text.startsWith('B') ? [text, ...['C', 'D', 'H', 'S'].map((suit) => `${text} ${suit}`)] : [text],
          );
          for (const each of SEATS) {
            const taken = ways.filter((text) => fiveHundred.decide(state, playing(each, text) as never).ok);
            expect(taken.sort()).toEqual(each === turn ? [...legal].sort() : []);
          }
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );
});
