import fc from 'fast-check';
import type { DemoSession, GameDemo } from '@arbitre/rules/kernel/demo';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import type { Award, Entry, RankingMethod, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import {
  courseOf,
  rankedBy,
  type RankingSources,
  roundPlaceOf,
} from '@arbitre/rules/kernel/competition/course';
import { exact, sum } from '@arbitre/rules/kernel/competition/exact';
import { partingKey, partingsOf } from '@arbitre/rules/kernel/competition/parting';
import { partsOf } from '@arbitre/rules/kernel/competition/parts';
import { chosenMethod } from '@arbitre/rules/kernel/competition/scoring';
import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import { allGames, awardsOfDeals, gameOf, methodOf } from './index';
import { playDeal, playSitting, type Played } from './testing/played';
import type { DealState } from '@arbitre/rules/kernel/deal/state';

const sidesOf = ({ opened }: DealState): Readonly<Record<string, string>> => {
  const game = gameOf(opened?.ruleset ?? '');
  return Object.fromEntries(
    Object.entries(opened?.seating ?? {}).map(([seat, entry]) => [game?.sideOf(seat) ?? seat, entry]),
  );
};

const scoredDealOf = ({ state }: Played<DealState>): readonly ScoredDeal[] => {
  if (state.opened === null || (state.score === null && state.adjustments === null)) return [];
  const { session, round, table, board } = state.opened.place;
  return [
    {
      deal: `demo.s${session}-r${round}-t${table}-b${board}`,
      group: `s${session}-b${board}`,
      table,
      entries: sidesOf(state),
      scores: state.score?.scores ?? null,
      adjustments: state.adjustments,
    },
  ];
};

const sourcesOf = (session: DemoSession, shelf: GameDemo['shelf']): RankingSources => {
  const played = session.deals.map((deal) => playDeal(session, deal));
  const sittings = session.sittings.map((sitting) => ({
    number: sitting.number,
    standing: playSitting(session, sitting, played, undefined, shelf).state.standing,
  }));
  const deals = played.flatMap(scoredDealOf);
  const scored = new Set(deals.map(({ deal }) => deal));
  return {
    method: methodOf(session.method),
    entries: session.entries,
    deals,
    sessionAwards: sittings
      .flatMap(({ number, standing }) =>
        standing.awards.map((each) => awardOfSession(`demo.s${number}`, each)),
      )
      .filter(({ deal }) => !scored.has(deal)),
    standing: {
      excluded: sittings.flatMap(({ standing }) => standing.excluded),
      lots: Object.assign({}, ...sittings.map(({ standing }) => standing.lots)) as Record<string, number>,
    },
  };
};

const awardsOf = ({ method, deals, sessionAwards }: RankingSources): readonly Award[] => [
  ...awardsOfDeals(method, deals),
  ...sessionAwards,
];

const explained = (sources: RankingSources): void => {
  const parts = Map.groupBy(partsOf(sources.method, awardsOf(sources)), ({ entry }) => entry);
  const rows = rankedBy(sources);
  const amounts = ({ entry }: { readonly entry: string }) =>
    (parts.get(entry) ?? []).map(({ amount }) => amount);
  expect(rows.map((row) => [row.entry, sum(amounts(row))])).toEqual(
    rows.map(({ entry, total }) => [entry, total]),
  );
};

/** A method as it stands, and as a competition chooses it. */
const variantsOf = (method: RankingMethod): readonly RankingMethod[] =>
  method.choices === undefined
    ? [method]
    : [method, ...['stand', 'break'].map((ties) => chosenMethod(method, { version: 1, ties }))];

describe.each(allGames.all.map((manifest) => [manifest.id, manifest] as const))(
  'a total of %s',
  (_, manifest) => {
    let sources: readonly RankingSources[];
    beforeAll(async () => {
      const demo = await manifest.demo?.();
      sources =
        demo === undefined ? [] : [1, 2].map((seed) => sourcesOf(demo.generateSession(seed), demo.shelf));
    });

    it('is the sum of its lines, to the last fraction', () => {
      expect(sources).not.toEqual([]);
      for (const each of sources) explained(each);
    });

    it('stays the sum of its lines whatever an arbiter gives, by any of the game’s methods', () => {
      const adjustment = fc.oneof(
        fc.record({ kind: fc.constant('artificial' as const), percent: fc.integer({ min: 0, max: 100 }) }),
        fc.record({ kind: fc.constant('assigned' as const), score: fc.integer({ min: -40, max: 40 }) }),
      );
      fc.assert(
        fc.property(
          fc.constantFrom(...sources),
          fc.constantFrom(...manifest.methods.flatMap(variantsOf)),
          fc.array(fc.tuple(fc.nat(), fc.nat(), adjustment), { maxLength: 4 }),
          (each, method, rulings) => {
            const deals = [...each.deals];
            for (const [at, side, given] of rulings) {
              const index = at % Math.max(1, deals.length);
              const deal = deals[index];
              if (deal === undefined) continue;
              const sides = Object.keys(deal.entries);
              const adjustments: Record<string, Adjustment> = { ...deal.adjustments };
              adjustments[sides[side % sides.length] ?? ''] = given;
              deals[index] = { ...deal, adjustments };
            }
            explained({ ...each, method, deals });
          },
        ),
        { numRuns: 25 },
      );
    });

    it('has a course of the rounds that ends where it stands', () => {
      for (const each of sources) {
        const course = courseOf(each);
        expect(course.length).toBeGreaterThan(0);
        expect(course.at(-1)?.rows).toEqual(rankedBy(each));
        expect(course.every(({ own }) => own.size > 0)).toBe(true);
        const places = course.map(({ session, round }) => session * 1000 + (round ?? 0));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }
    });
  },
);

const entry = (id: string, number: number): Entry => ({ id, number, kind: 'team', members: [] });
const points: RankingMethod = methodOf('team-points');
const meeting = (round: number, board: number, ns: string, ew: string, score: number): ScoredDeal => ({
  deal: `c.s1-r${round}-tA-b${board}`,
  group: `s1-b${board}`,
  table: 'A',
  entries: { NS: ns, EW: ew },
  scores: { NS: score, EW: 13 - score },
  adjustments: null,
});

describe('the place of an entry among those of its total', () => {
  const entries = ['a', 'b', 'c'].map((id, at) => entry(id, at + 1));
  it('says by what the method parted them, with the value of each', () => {
    const deals = [meeting(1, 1, 'a', 'b', 8), meeting(2, 2, 'b', 'c', 11), meeting(3, 3, 'c', 'a', 5)];
    const sources = {
      method: points,
      entries,
      deals,
      sessionAwards: [],
      standing: { excluded: [], lots: {} },
    };
    const rows = rankedBy(sources);
    expect(rows.map((row) => [row.entry, row.rank, row.total.num])).toEqual([
      ['a', 1, 16],
      ['b', 2, 16],
      ['c', 3, 7],
    ]);
    const partings = partingsOf(points, rows, awardsOfDeals(points, deals));
    const said = (id: string) =>
      partings
        .get(partingKey({ entry: id, field: '' }))
        ?.map(({ name, values }) => [name, values.get(id)?.num]);
    expect([said('a'), said('b'), said('c')]).toEqual([[['among', 8]], [['among', 5]], undefined]);
  });

  it('names the lot where nothing else parts them, and nothing where they share the rank', () => {
    const deals = [meeting(1, 1, 'a', 'b', 6), meeting(2, 2, 'b', 'a', 6)];
    const sources = {
      method: points,
      entries,
      deals,
      sessionAwards: [],
      standing: { excluded: [], lots: {} },
    };
    const names = (lots: Record<string, number>) => {
      const rows = rankedBy({ ...sources, standing: { excluded: [], lots } });
      const found = partingsOf(points, rows, awardsOfDeals(points, deals), lots);
      return found.get(partingKey({ entry: 'a', field: '' }))?.map(({ name }) => name);
    };
    expect([names({}), names({ a: 2, b: 1 })]).toEqual([undefined, ['lot']]);
  });
});

describe('the course of a ranking', () => {
  it('compares after each round what was played by then, and counts what a session gives as a whole with its last round', () => {
    const deals = [meeting(1, 1, 'a', 'b', 4), meeting(2, 2, 'a', 'b', 12)];
    const penalty = awardOfSession('c.s1', { key: 'penalty-1', entry: 'a', value: exact(-9) });
    const course = courseOf({
      ...{ method: points, entries: [entry('a', 1), entry('b', 2)], deals, sessionAwards: [penalty] },
      standing: { excluded: [], lots: {} },
    });
    expect(
      course.map(({ round, rows }) => [round, rows.map((row) => [row.entry, row.rank, row.total.num])]),
    ).toEqual([
      [
        1,
        [
          ['b', 1, 9],
          ['a', 2, 4],
        ],
      ],
      [
        2,
        [
          ['b', 1, 10],
          ['a', 2, 7],
        ],
      ],
    ]);
  });

  it('knows the place of a deal, of a round that a session gives, and of a session as a whole', () => {
    expect(['c.s2-r3-tA-b4', 'c.s2-round-3', 'c.s2-game', 'c.s2-penalty-1'].map(roundPlaceOf)).toEqual([
      ...[
        { session: 2, round: 3 },
        { session: 2, round: 3 },
      ],
      ...[
        { session: 2, round: null },
        { session: 2, round: null },
      ],
    ]);
  });
});
