import fc from 'fast-check';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import type { Card } from '@arbitre/rules/kernel/cards';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { beforeCard, carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { formatCard, PACK } from './cards';
import { joffre } from './game';
import type { JoffreState } from './state';
import { auditDeal, dealDecider, replayDeal } from './testing/life';
import { given } from './testing/table';

const SEATS = ['N', 'E', 'S', 'W'] as const;
const CARDS = PACK.map(formatCard);
const packFrom = (random: Seeded): readonly string[] => shuffled(CARDS, random);

const cutter = (dealer: string): string => SEATS[(SEATS.indexOf(dealer as 'N') + 3) % 4] ?? 'N';

/** A call or a card of what the table offers, by a random number; null when nobody has to act. */
const drawn = (state: JoffreState, random: Seeded): AnyAct | null => {
  const { turn, legal, phase } = joffre.tableView(state);
  if (turn === null) return null;
  const one = legal[random(legal.length)] ?? 'pass';
  if (phase === 'play') return { do: 'play', seat: turn, card: one };
  return one === 'pass' ? { do: 'pass', seat: turn } : { do: 'bid', seat: turn, points: Number(one) };
};

/** A whole deal at an enforced table, its calls and cards drawn from what the table offers. */
const randomDeal = (seed: number) => {
  const random = seeded(seed);
  const table = given({ deal: random(8) + 1, first: SEATS[random(4)], policy: 'enforced' });
  const { dealer } = table.state.setup;
  return table
    .and({ do: 'cut', seat: cutter(dealer) }, { do: 'deal', pack: packFrom(random) })
    .goingOn((state) => drawn(state, random));
};

describe('random legal deals', () => {
  it('JOF-4-GAP-5 JOF-5-GAP-1 JOF-5-GAP-4 end with eight tricks, ten points and one score', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stream, state } = randomDeal(seed);
        expect(stream.filter(({ type }) => type === 'TrickWon')).toHaveLength(8);
        expect(stream.filter(({ type }) => type === 'CardPlayed')).toHaveLength(32);
        const { NS = 0, EW = 0 } = joffre.tableView(state).cardPoints ?? {};
        expect(NS + EW).toBe(10);
        const { N = 0, E = 0, S = 0, W = 0 } = state.score?.scores ?? {};
        expect([N, E]).toEqual([S, W]);
        for (const score of [N, E]) expect(score >= -12 && score <= 12).toBe(true);
        expect([0, 1, 2, 3].map((seat) => sizeOf(handOf(state.play.held, seat)))).toEqual([0, 0, 0, 0]);
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
    const { state } = deal.at(20);
    const copy = joffre.copy(state);
    const before = stateText(copy);
    for (const event of deal.stream.slice(20)) joffre.evolve(state, event);
    expect(stateText(copy)).toBe(before);
    expect(stateText(state)).not.toBe(before);
  });
});

const seat = fc.constantFrom<string[]>('N', 'E', 'S', 'W', 'Z');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const trick = fc.integer({ min: 0, max: 9 });
const article = fc.constantFrom('JOF-6-GAP-3', 'JOF-7-GAP-3', 'JOF-6.1', 'JOF-6d', 'BD-L1');
const hands = seeds.map((seed) => {
  const random = seeded(seed);
  const pack = packFrom(random);
  const cuts = random(4) === 0 ? [0, 7, 16, 24, 32] : [0, 8, 16, 24, 32];
  return Object.fromEntries(
    SEATS.map((each, index) => [each, random(6) === 0 ? null : pack.slice(cuts[index], cuts[index + 1])]),
  );
});
const does = <Do extends string>(name: Do, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields });

/** Acts that a careless recorder or a hostile client might send, each in its own shape, and plain nonsense. */
const command = fc.oneof(
  does('deal', { hands }),
  does('bid', { seat, points: fc.integer({ min: 4, max: 14 }) }),
  does('pass', { seat }),
  does('play', { seat, card }),
  does('play-two', { seat, cards: fc.array(card, { minLength: 1, maxLength: 3 }), choice: fc.option(card) }),
  does('expose', { seat, card, cause: fc.constantFrom('dealing', 'dropped', 'other', 'x') }),
  does('replace', { seat, card, with: card }),
  does('gather', { seat }),
  does('count', { counts: fc.dictionary(seat, fc.integer({ min: 6, max: 10 })) }),
  does('dispute', { by: seat, article, reason: fc.constantFrom('a', 'b'), accused: seat, trick }),
  does('rule', {
    article,
    reason: fc.constant('so'),
    outcome: fc.constantFrom('play-on', 'redeal', 'revoke', 'visible-card', 'points'),
    side: fc.constantFrom('NS', 'EW'),
    ...{ seat, card },
    points: fc.integer({ min: -3, max: 13 }),
  }),
  does('record-result', {
    buyer: seat,
    bid: fc.integer({ min: 5, max: 13 }),
    points: fc.integer({ min: -3, max: 13 }),
  }),
  does('report', { article, seat, facts: fc.anything() }),
  fc.record({ do: fc.string(), seat: fc.anything(), card: fc.anything() }),
  fc.record({ do: fc.constantFrom('deal', 'count', 'rule', 'dispute', 'bid'), hands: fc.anything() }),
  fc.anything(),
);

/** What a table would really do next, legal or not: nonsense then arrives in every phase. */
const sensible = (state: JoffreState, choice: number): AnyAct => {
  const random = seeded(choice);
  const { turn, seats, legal } = joffre.tableView(state);
  if (state.dispute !== null)
    return { do: 'rule', article: 'JOF-7-GAP-3', outcome: 'play-on', reason: 'decided' };
  if (state.phase === 'waiting' && !state.cut) return { do: 'cut', seat: cutter(state.setup.dealer) };
  if (state.phase === 'waiting') return { do: 'deal', pack: packFrom(random) };
  const [mark] = state.revokes;
  if (mark !== undefined && random(3) === 0)
    return {
      ...{ do: 'dispute', by: 'N', article: 'JOF-6-GAP-3', reason: 'x' },
      ...{ accused: SEATS[mark.seat], trick: mark.trick },
    };
  if (state.phase === 'play' && (random(8) === 0 || legal.length === 0)) {
    const hand = seats.find((each) => each.seat === turn)?.hand ?? CARDS;
    return { do: 'play', seat: turn ?? 'N', card: hand[random(Math.max(1, hand.length))] ?? 'C2' };
  }
  return (
    drawn(state, random) ?? { do: 'rule', article: 'JOF-5.1', outcome: 'points', points: 5, reason: 'x' }
  );
};

// Long on purpose: the faults of the end are as interesting as those of the start.
const steps = stepsOf({ sensible: 9, minLength: 40, maxLength: 90 }, command);

/** Every card lies in one place at most, and in one place exactly where all hands are known and none is short. */
const placesOf = ({ play }: JoffreState, each: Card): number =>
  [0, 1, 2, 3].filter((place) => holds(play.held, place, each)).length + Number(wasPlayed(play, each));

const isPartition = (state: JoffreState): boolean => {
  const { play, visible } = state;
  const complete = play.known === 15 && state.counts.reduce((sum, cards) => sum + cards, 0) === 32;
  const visibleAreHeld = visible.cards.every((word, index) => (word & ~(play.held[index] ?? 0)) === 0);
  return (
    visibleAreHeld &&
    PACK.every((each) => (complete ? placesOf(state, each) === 1 : placesOf(state, each) <= 1))
  );
};

const OPEN = (policy: string, grain: string) => ({
  do: 'open-deal',
  competition: 'jof',
  game: 'joffre',
  ruleset: 'joffre@1',
  policy,
  grain,
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { N: 'a', E: 'b', S: 'c', W: 'd' },
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
          const { state, stream } = carelessDeal<JoffreState>(
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
          joffre.tableView(state.gameState as JoffreState);
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );
});

describe('an enforced table', () => {
  it(
    'JOF-4.9 accepts exactly the cards that it offers, from the seat to play',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat({ max: 31 }), (seed, played) => {
          const { state } = beforeCard(randomDeal(seed), played);
          const { turn, legal } = joffre.tableView(state);
          for (const each of SEATS) {
            const taken = CARDS.filter(
              (text) => joffre.decide(state, { do: 'play', seat: each, card: text }).ok,
            );
            expect(taken.sort()).toEqual(each === turn ? [...legal].sort() : []);
          }
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );
});
