import fc from 'fast-check';
import { add, compare, exact, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { apportion, type Apportionment } from './quotas/largest-remainder';
import { qualify } from './quotas/qualify';
import { roundRobin } from './schedule/round-robin';
import type { CompetitionResult, Contestant, Contributions, Match } from './table/contributions';
import { leagueTable } from './table/league-table';
import { tellLine } from './table/line';
import type { LeagueTable } from './table/row';
import { CIRCUIT, LEAGUE, PATH } from './testing/examples';
import { rulesOf } from './testing/tables';

const IDS = ['A', 'B', 'C', 'D', 'E', 'F'];
const entries = fc
  .array(
    fc.record({
      id: fc.constantFrom(...IDS),
      region: fc.constantFrom('north', 'east'),
      club: fc.constantFrom('1', '2'),
    }),
    { maxLength: 6 },
  )
  .map((all): readonly Contestant[] => [...new Map(all.map((each) => [each.id, each])).values()]);

const result = (phases: readonly string[]) =>
  fc
    .record({
      number: fc.integer({ min: 1, max: 12 }),
      entry: fc.constantFrom(...IDS),
      place: fc.option(fc.integer({ min: 1, max: 6 })),
      region: fc.constantFrom('north', 'east'),
      phase: fc.constantFrom(...phases),
      tiedWith: fc.integer({ min: 0, max: 2 }),
      total: fc.integer({ min: -20, max: 20 }),
      firsts: fc.integer({ min: 0, max: 3 }),
      under: fc.integer({ min: 1, max: 7 }),
    })
    .map(({ total, firsts, under, number, phase, ...rest }): CompetitionResult => ({
      ...{ ...rest, number, of: 6, competition: `${phase}${number}` },
      ...(phase === '' ? {} : { phase }),
      figures: { total: exact(total, under) },
      counts: { firsts: exact(firsts) },
    }));

/** One result of an entry in a competition: two would be one entry too many. */
const results = (phases: readonly string[]) =>
  fc
    .array(result(phases), { maxLength: 60 })
    .map((all) => [...new Map(all.map((each) => [`${each.competition} ${each.entry}`, each])).values()]);

const match = fc
  .record({
    round: fc.integer({ min: 1, max: 9 }),
    home: fc.constantFrom(...IDS),
    away: fc.constantFrom(...IDS),
    scores: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    forfeits: fc.constantFrom('none', 'none', 'home', 'away', 'both'),
    status: fc.constantFrom('played' as const, 'played' as const, 'not-played' as const, 'pending' as const),
  })
  .filter(({ home, away }) => home !== away)
  .map(({ round, home, away, scores, forfeits, status }): Match => ({
    ...{ id: `${round}-${home}-${away}`, round, status },
    sides: [
      {
        entry: home,
        score: exact(scores[0]),
        ...(['home', 'both'].includes(forfeits) ? { forfeits: true as const } : {}),
      },
      {
        entry: away,
        score: exact(scores[1]),
        ...(['away', 'both'].includes(forfeits) ? { forfeits: true as const } : {}),
      },
    ],
  }));
const matches = fc
  .array(match, { maxLength: 40 })
  .map((all) => [...new Map(all.map((each) => [each.id, each])).values()]);

const adjustments = fc
  .array(fc.record({ entry: fc.constantFrom(...IDS), points: fc.integer({ min: -9, max: 9 }) }), {
    maxLength: 5,
  })
  .map((all) => all.map(({ entry, points }, at) => ({ id: `d${at}`, entry, points: exact(points) })));
const lots = fc.constantFrom({}, { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6 });

const withdrawn = (all: readonly Contestant[], which: number): readonly Contestant[] =>
  all.map((each, at) => (at === which ? { ...each, withdrawn: {} } : each));

const cases: readonly (readonly [string, unknown, fc.Arbitrary<Contributions>])[] = [
  ['circuit', CIRCUIT, fc.record({ entries, results: results(['']), adjustments, lots })],
  [
    'league of fixtures',
    LEAGUE,
    fc
      .record({ entries, matches, adjustments, lots, out: fc.integer({ min: -1, max: 5 }) })
      .map(({ out, ...rest }) => ({ ...rest, entries: withdrawn(rest.entries, out) })),
  ],
  ['path', PATH, fc.record({ entries, results: results(['club', 'region', 'final']), adjustments, lots })],
];

/** The same rows, as they come from elsewhere. */
const shuffled = <Each>(rows: readonly Each[] | undefined, turn: number): readonly Each[] => {
  const all = [...(rows ?? [])].reverse();
  const at = all.length === 0 ? 0 : turn % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
};

const groups = ({ rows }: LeagueTable) => [...Map.groupBy(rows, ({ group }) => group).values()];

describe.each(cases)('the table of a %s', (_, given, contributions) => {
  const rules = rulesOf(given);

  it('does not depend on the order in which anything arrives', () => {
    fc.assert(
      fc.property(contributions, fc.nat(50), (all, turn) => {
        const otherwise = {
          ...all,
          entries: shuffled(all.entries, turn),
          results: shuffled(all.results, turn),
          matches: shuffled(all.matches, turn),
          adjustments: shuffled(all.adjustments, turn),
        };
        expect(leagueTable(rules, otherwise)).toEqual(leagueTable(rules, all));
      }),
    );
  });

  it('unfolds every figure into lines that add up to it, each with a sentence', () => {
    fc.assert(
      fc.property(contributions, (all) => {
        for (const { lines, total } of leagueTable(rules, all).rows) {
          expect(lines.reduce((sum, { amount }) => add(sum, amount), ZERO)).toEqual(total);
          for (const line of lines) expect(tellLine(line).fr).not.toContain('…');
        }
      }),
    );
  });

  it('ranks all, one after the other, and shares a place only where nothing parts', () => {
    fc.assert(
      fc.property(contributions, (all) => {
        const table = leagueTable(rules, all);
        for (const rows of groups(table)) {
          rows.forEach(({ rank, tiedWith }, at) => {
            expect(rows.filter((other) => other.rank === rank)).toHaveLength(tiedWith + 1);
            expect(rank).toBeLessThanOrEqual(at + 1);
            expect(rank + tiedWith).toBeGreaterThanOrEqual(at + 1);
          });
          for (const some of [rows.filter(({ unranked }) => unranked === null)])
            some.slice(1).forEach((row, at) => {
              expect(compare(some[at]!.total, row.total)).toBeGreaterThanOrEqual(0);
            });
          // A lot is the last of each chain: where all drew, nobody shares.
          if (all.lots?.A === 1) expect(rows.every(({ tiedWith }) => tiedWith === 0)).toBe(true);
        }
        expect(new Set(table.rows.map(({ entry, group }) => `${group} ${entry}`)).size).toBe(
          table.rows.length,
        );
      }),
    );
  });
});

describe('the best n of a circuit', () => {
  it('are what a plain sum of the largest gives', () => {
    const best = rulesOf({
      ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, best: 3, order: [] },
      figure: { by: 'total' },
    });
    fc.assert(
      fc.property(results(['']), (all) => {
        const { rows } = leagueTable(best, { entries: IDS.map((id) => ({ id })), results: all });
        for (const { entry, total } of rows) {
          const own = all.filter((each) => each.entry === entry).map(({ figures }) => figures!.total!);
          const plain = own.sort((a, b) => compare(b, a)).slice(0, 3);
          expect(total).toEqual(plain.reduce(add, ZERO));
        }
      }),
    );
  });
});

describe('a round robin', () => {
  const teams = Array.from({ length: 38 }, (_, at) => at + 3);
  it.each(teams)(
    'of %i has everybody meet everybody once a leg, home and away within one, byes fair',
    (count) => {
      for (const legs of [1, 2, 3]) {
        const rounds = roundRobin(count, legs);
        expect(rounds).toHaveLength(legs * (count % 2 === 0 ? count - 1 : count));
        const all = Array.from({ length: count }, (_, at) => at + 1);
        for (const { pairings, bye } of rounds) {
          const there = pairings.flatMap(({ home, away }) => [home, away]);
          expect([...there, ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(all);
        }
        const pairings = rounds.flatMap((round) => round.pairings);
        const meetings = Map.groupBy(
          pairings,
          ({ home, away }) => `${Math.min(home, away)}-${Math.max(home, away)}`,
        );
        expect(meetings.size).toBe((count * (count - 1)) / 2);
        expect([...meetings.values()].every((each) => each.length === legs)).toBe(true);
        if (legs === 2)
          for (const [first, second] of meetings.values()) expect(first?.home).toBe(second?.away);
        for (const team of all) {
          const home = pairings.filter((each) => each.home === team).length;
          const away = pairings.filter((each) => each.away === team).length;
          expect(Math.abs(home - away)).toBeLessThanOrEqual(legs === 2 ? 0 : count % 2 === 0 ? 1 : 0);
          expect(rounds.filter(({ bye }) => bye === team)).toHaveLength(count % 2 === 0 ? 0 : legs);
        }
      }
    },
  );
});

describe('a quota', () => {
  const methods: readonly Apportionment[] = [
    ...(['largest-remainder', 'largest-remainder-at-least-one', 'minimum-then-largest-remainder'] as const),
  ];
  it('shares out every seat, never more than one away from the exact share by the largest remainder', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }),
        (seats, votes) => {
          const shared = apportion('largest-remainder', seats, votes);
          const all = votes.reduce((sum, own) => sum + own, 0);
          expect(shared.reduce((sum, own) => sum + own, 0)).toBe(seats);
          if (all > 0)
            shared.forEach((own, at) => {
              expect(Math.abs(own * all - votes[at]! * seats)).toBeLessThan(all);
            });
        },
      ),
    );
  });

  it('gives no seat twice, whatever is asked', () => {
    const row = fc.record({
      entry: fc.string({ minLength: 1, maxLength: 3 }),
      group: fc.constantFrom('north', 'east', 'south'),
      rank: fc.integer({ min: 1, max: 9 }),
      tiedWith: fc.constant(0),
      unranked: fc.constantFrom(null, null, 'withdrawn' as const),
    });
    const rows = fc
      .array(row, { maxLength: 30 })
      .map((all) => [...new Map(all.map((each) => [each.entry, each])).values()]);
    const quota = fc.record({
      places: fc.integer({ min: 1, max: 20 }),
      fixed: fc.integer({ min: 0, max: 2 }),
      method: fc.constantFrom(...methods),
      exemptions: fc.integer({ min: 0, max: 2 }),
      reserves: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(rows, quota, fc.nat(3), (all, asked, out) => {
        fc.pre(asked.fixed * 3 + asked.exemptions <= asked.places);
        const declined = all.slice(0, out).map(({ entry }) => entry);
        const exempt = all.slice(1, 3).map(({ entry }) => entry);
        const named = exempt.filter((entry) => !declined.includes(entry)).slice(0, asked.exemptions);
        const { qualified, reserves } = qualify(asked, all, { declined, exempt });
        const ids = [...qualified, ...reserves].map(({ entry }) => entry);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((entry) => declined.includes(entry))).toEqual([]);
        const able = all.filter(
          ({ entry, unranked }) => !declined.includes(entry) && (unranked === null || named.includes(entry)),
        );
        expect(qualified.length).toBe(Math.min(asked.places, able.length));
      }),
      { numRuns: 300 },
    );
  });
});
