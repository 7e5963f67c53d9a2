import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import type { LeagueRules } from '../rules/league-rules';
import { readLeagueRules } from '../rules/read';
import { roundRobin } from '../schedule/round-robin';
import type { CompetitionResult, Contributions } from '../table/contributions';
import { leagueTable } from '../table/league-table';

const RUNS = 31;
const TARGET = 20;

const rulesOf = (given: object): LeagueRules => {
  const reading = readLeagueRules({ league: 1, title: { fr: 'Banc', en: 'Bench' }, ...given });
  if (!reading.ok) throw new Error(reading.problems.map(({ en }) => en).join('\n'));
  return reading.rules;
};

/** Everybody plays every competition, in an order drawn anew for each. */
const circuit = (entries: number, competitions: number): Contributions => {
  const below = randomFrom(1);
  const ids = Array.from({ length: entries }, (_, at) => `e${at}`);
  const results = Array.from({ length: competitions }, (_, at): readonly CompetitionResult[] =>
    ids
      .map((entry) => ({ entry, drawn: below(1_000_000) }))
      .sort((a, b) => a.drawn - b.drawn)
      .map(({ entry, drawn }, place) => ({
        ...{ competition: `c${at + 1}`, number: at + 1, entry, place: place + 1, of: entries },
        figures: { percentage: exact(drawn, 10_000) },
        counts: { firsts: exact(drawn % 3) },
      })),
  ).flat();
  return { entries: ids.map((id) => ({ id })), results };
};

const league = (teams: number): Contributions => {
  const below = randomFrom(2);
  return {
    entries: Array.from({ length: teams }, (_, at) => ({ id: `t${at + 1}` })),
    matches: roundRobin(teams, 2).flatMap(({ pairings }, at) =>
      pairings.map(({ home, away }) => ({
        ...{ id: `${at}-${home}`, round: at + 1, status: 'played' as const },
        sides: [home, away].map((team) => ({ entry: `t${team}`, score: exact(below(4)) })),
      })),
    ),
  };
};

const order = ['most:firsts', 'best-result', 'next-best', 'last-competition', 'lot'];
const WORKS = [
  {
    name: 'table of 500 entries over 30 competitions, best 10 by place',
    rules: rulesOf({
      ...{ format: 'circuit', best: 10, order },
      figure: { by: 'places-from-last', plus: 1 },
    }),
    contributions: circuit(500, 30),
  },
  {
    name: 'table of 500 entries over 30 competitions, best 10 percentages with bonuses',
    rules: rulesOf({
      ...{ format: 'circuit', best: 10, order },
      figure: { by: 'percentage' },
      bonuses: [{ for: 'count', count: 'firsts', points: '1/2' }],
    }),
    contributions: circuit(500, 30),
  },
  {
    name: 'table of 40 teams, double round robin of 1,560 matches, direct encounters',
    rules: rulesOf({
      ...{ format: 'fixtures', calendar: { legs: 2 }, match: { by: 'result', win: 3, draw: 1, loss: 0 } },
      order: ['direct-points', 'direct-difference', 'difference', 'scored', 'lot'],
    }),
    contributions: league(40),
  },
];

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Tables computed from rows, on one core. */
export function* leaguesBench(): Iterable<Figure<'leagues'>> {
  for (const { name, rules, contributions } of WORKS) {
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      leagueTable(rules, contributions);
      return performance.now() - start;
    })
      .slice(RUNS >> 2)
      .sort((a, b) => a - b);
    yield {
      ...{ area: 'leagues', name, unit: 'ms', better: 'lower', target: TARGET },
      value: rounded(times[times.length >> 1] ?? 0),
      spread: [rounded(times[0] ?? 0), rounded(times.at(-1) ?? 0)],
    };
  }
}
