import fc from 'fast-check';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import type { CribbageAct } from './acts';
import { cribbage } from './game';
import type { CribbageState } from './state';
import { auditDeal, dealDecider, replayDeal } from './testing/life';
import { given, sensible } from './testing/table';
import { countByHand } from './testing/oracle';
import { MOST, valueOf } from './values';

const SEATS = ['N', 'E', 'S', 'W'] as const;
const PACK = PACK_52.cards.map(formatCard);

/** The next act of a legal game: what a seat may do, and where nobody is asked, the deal and the starter. */
const legally =
  (random: (below: number) => number) =>
  (state: CribbageState): AnyAct | null => {
    if (state.phase === 'finished') return null;
    const { turn, legal } = cribbage.tableView(state);
    if (state.phase === 'deal') return { do: 'deal', seat: turn ?? 'N', pack: shuffled(PACK, random) };
    if (state.phase !== 'discard' || legal.length > 0) return sensible(random)(state);
    const used = new Set(cribbage.tableView(state).seats.flatMap(({ hand }) => hand ?? []));
    for (const { cards } of cribbage.tableView(state).piles ?? [])
      for (const card of cards ?? []) used.add(card);
    const free = PACK.filter((card) => !used.has(card));
    const cutter = SEATS[(state.dealer + 3) % 4];
    return { do: 'turn-starter', seat: cutter, card: free[random(free.length)] };
  };

/** A whole legal game at a table that enforces its rules. */
const randomGame = (seed: number) =>
  given({ policy: 'enforced', dealer: SEATS[seed % 4] }).goingOn(legally(seeded(seed)));

describe('random legal games', () => {
  it(
    'CRIB-1.1 CRIB-4.13 end at 121 with one winner, and no series exceeds 31',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { state, stream } = randomGame(seed);
          const { NS = 0, EW = 0 } = state.score?.scores ?? {};
          expect([Math.max(NS, EW) >= 121, Math.min(NS, EW) < 121]).toEqual([true, true]);
          let count = 0;
          for (const event of stream) {
            if (event.type === 'SeriesEnded') count = 0;
            if (event.type !== 'CardPlayed') continue;
            count += valueOf(PACK_52.cards[PACK.indexOf(event.data.card)] ?? 0);
            expect(count).toBeLessThanOrEqual(MOST);
          }
          const pegged = stream.flatMap((event) => (event.type === 'PointsPegged' ? [event.data] : []));
          const sum = (side: string) =>
            pegged.filter((each) => each.side === side).reduce((all, { points }) => all + points, 0);
          expect([sum('NS'), sum('EW')]).toEqual([NS, EW]);
        }),
        { numRuns: 30 },
      );
    },
    PATIENCE,
  );
  it(
    'peg for each hand what a count by subsets finds',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          let game = given({ policy: 'enforced' });
          const next = legally(seeded(seed));
          game = game.goingOn((state) => (state.phase === 'show' ? null : next(state)));
          const { played, starter, crib } = game.state;
          const all = game.goingOn((state) => (state.phase === 'show' ? next(state) : null));
          for (const event of all.events) {
            if (event.type !== 'HandCounted') continue;
            const at = SEATS.indexOf(event.data.seat);
            const cards = event.data.of === 'crib' ? [...crib] : [...played.subarray(at * 4, at * 4 + 4)];
            expect(event.data.real).toBe(countByHand(cards, starter, event.data.of === 'crib'));
          }
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
  it('yield the same state again from their events, and a copy that the original no longer touches', () => {
    const game = randomGame(7);
    expect(stateText(game.at(game.stream.length).state)).toBe(stateText(game.state));
    const { state } = game.at(60);
    const copy = cribbage.copy(state);
    const before = stateText(copy);
    for (const event of game.stream.slice(60)) cribbage.evolve(state, event);
    expect([stateText(copy), stateText(state) === before]).toEqual([before, false]);
  });
});

const seat = fc.constantFrom<string[]>(...SEATS, 'Z');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...PACK) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const points = fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined });
const does = <Do extends string>(name: Do, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields });

/** Acts that a careless recorder or a hostile client might send. */
const command = fc.oneof(
  does('draw', { cards: fc.dictionary(seat, card) }),
  does('deal', { seat, hands: fc.dictionary(seat, fc.array(card, { minLength: 4, maxLength: 6 })) }),
  does('deal', { seat, hands: fc.constant({}) }),
  does('count-cards', { seat, cards: fc.integer({ min: 3, max: 6 }) }),
  does('lay-away', { seat, card: fc.option(card) }),
  does('turn-starter', { seat, card, points }),
  does('play', { seat, card, points }),
  does('go', { seat }),
  does('peg', { seat, points: fc.integer({ min: 0, max: 5 }) }),
  does('find-five', { seat }),
  does('count', { seat, points, released: fc.option(fc.boolean(), { nil: undefined }) }),
  does('claim-forgotten', { seat, points: fc.integer({ min: 0, max: 30 }) }),
  does('object', { seat }),
  does('report', { article: fc.constantFrom('CRIB-GAP-T3', 'CRIB-4.20', 'BD-L1'), seat }),
  does('dispute', {
    by: seat,
    article: fc.constantFrom('CRIB-4.20', 'CRIB-GAP-T3'),
    reason: fc.constantFrom('a', 'b'),
  }),
  does('rule', {
    article: fc.constant('CRIB-GAP-T3'),
    reason: fc.constant('so'),
    outcome: fc.constantFrom('play-on', 'redeal', 'points', 'game-lost'),
    side: fc.constantFrom('NS', 'EW'),
    points: fc.integer({ min: -40, max: 40 }),
  }),
  does('record-result', { NS: fc.integer({ min: 0, max: 150 }), EW: fc.integer({ min: 0, max: 150 }) }),
  fc.anything(),
);

const OPENING: AnyAct = {
  do: 'open-deal',
  ...{ competition: 'c', game: 'cribbage', ruleset: 'cribbage@1', policy: 'observed', grain: 'full' },
  ...{ place: { session: 1, round: 1, table: '1', board: 1 }, seating: { N: 'A', E: 'B', S: 'A', W: 'B' } },
  setup: { dealer: 'N' },
};

describe('a careless table', () => {
  it.each(['observed', 'enforced'])(
    'keeps its laws and its audit under whatever acts (%s)',
    (policy) => {
      fc.assert(
        fc.property(stepsOf({ sensible: 6, minLength: 20, maxLength: 120 }, command), (steps) => {
          const deal = carelessDeal<CribbageState>(
            dealDecider,
            { ...OPENING, policy },
            steps,
            (state, choice) => legally(seeded(choice))(state) ?? { do: 'object', seat: 'N' },
            (state) => {
              expect(state.count).toBeLessThanOrEqual(MOST);
              expect(Math.min(...state.totals)).toBeGreaterThanOrEqual(0);
              expect(state.score !== null).toBe(state.phase === 'finished');
              if (state.score === null) expect(Math.max(...state.totals)).toBeLessThan(121);
              const { legal, turn } = cribbage.tableView(state);
              for (const word of state.phase === 'play' ? legal : []) {
                const act = word === 'go' ? { do: 'go', seat: turn } : { do: 'play', seat: turn, card: word };
                expect(cribbage.decide(state, act as CribbageAct).ok).toBe(true);
              }
            },
          );
          const events = JSON.parse(JSON.stringify(deal.stream)) as typeof deal.stream;
          expect(auditDeal(events)).toMatchObject({ ok: true });
          expect(stateText(replayDeal(events).gameState as never)).toBe(
            stateText(deal.state.gameState as never),
          );
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});

describe('legal sequences', () => {
  /** Plays that the decider accepts to the end of a play of two cards each, against the same count by numbers alone. */
  const decided = (state: CribbageState): number => {
    if (state.phase !== 'play') return 1;
    const { seats, turn } = cribbage.tableView(state);
    const tries: AnyAct[] = [
      ...seats.flatMap(({ seat: name, hand }) =>
        (hand ?? []).map((each) => ({ do: 'play', seat: name, card: each })),
      ),
      { do: 'go', seat: turn },
    ];
    return tries.reduce((sum, act) => {
      const decision = cribbage.decide(state, act as unknown as CribbageAct);
      if (!decision.ok) return sum;
      const next = cribbage.copy(state);
      for (const event of decision.events) cribbage.evolve(next, event);
      return sum + decided(next);
    }, 0);
  };
  type Left = readonly (readonly number[])[];
  const byNumbers = (
    hands: Left,
    count: number,
    turn: number,
    last: number,
    gone: readonly number[],
  ): number => {
    if (hands.every((hand) => hand.length === 0)) return 1;
    const after = (from: number, left: Left, out: readonly number[]): number | undefined =>
      [1, 2, 3, 4]
        .map((step) => (from + step) % 4)
        .find((each) => (left[each]?.length ?? 0) > 0 && !out.includes(each));
    const fresh = (left: Left, from: number): number =>
      byNumbers(left, 0, after(from, left, []) ?? 0, -1, []);
    const own = hands[turn] ?? [];
    const fits = own.filter((value) => count + value <= MOST);
    const goOn = (left: Left, now: number, from: number, lastOf: number, out: readonly number[]): number => {
      const next = after(from, left, out);
      const stuck =
        next === undefined || (next === lastOf && !(left[next] ?? []).some((value) => now + value <= MOST));
      return now === MOST || stuck ? fresh(left, lastOf) : byNumbers(left, now, next, lastOf, out);
    };
    if (fits.length === 0) return goOn(hands, count, turn, last, [...gone, turn]);
    return own.reduce((sum, value, at) => {
      if (count + value > MOST) return sum;
      const left = hands.map((hand, each) =>
        each === turn ? hand.filter((_, place) => place !== at) : hand,
      );
      return sum + goOn(left, count + value, turn, turn, gone);
    }, 0);
  };
  it.each([1, 2, 3, 4, 5, 6])(
    'CRIB-4.9 CRIB-4-GAP-4 CRIB-4-GAP-5 are as many as a count by numbers finds (seed %i)',
    (seed) => {
      const next = legally(seeded(seed));
      const table = given({ policy: 'enforced' }).goingOn((state) =>
        state.left.reduce((sum, left) => sum + left, 0) > 9 ||
        state.phase === 'deal' ||
        state.phase === 'discard'
          ? next(state)
          : null,
      );
      const { state } = table;
      const hands = cribbage
        .tableView(state)
        .seats.map(({ hand }) => (hand ?? []).map((each) => valueOf(PACK_52.cards[PACK.indexOf(each)] ?? 0)));
      const gone = [0, 1, 2, 3].filter((each) => (state.gone & (1 << each)) !== 0);
      expect(decided(state)).toBe(byNumbers(hands, state.count, state.turn, state.last, gone));
    },
  );
});
