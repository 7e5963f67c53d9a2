import { readFileSync } from 'node:fs';
import { add, toDecimal, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { type Apportionment, apportion } from './quotas/largest-remainder';
import { parseLeagueRules } from './rules/read';
import { roundRobin, type System } from './schedule/round-robin';
import type { Contributions } from './table/contributions';
import { leagueTable } from './table/league-table';
import type { LeagueTable } from './table/row';
import {
  circuitContributions,
  circuitRules,
  goldenFiles,
  leagueContributions,
  type LeagueFile,
  leagueRulesOf,
  scaleContributions,
  scaleRules,
} from './testing/golden-files';

const tableOf = (rules: unknown, contributions: Contributions): LeagueTable => {
  const reading = parseLeagueRules(JSON.stringify(rules));
  if (!reading.ok) throw new Error(reading.problems.map(({ en }) => en).join('\n'));
  return leagueTable(reading.rules, contributions);
};

const sharedJson = (path: string): unknown => JSON.parse(readFileSync(sharedFile(path), 'utf8'));

/** The files of a folder; nothing where this machine does not have them. */
const golden: typeof goldenFiles = (folder) => (hasShared ? goldenFiles(folder) : []);

/** Every figure is what its lines add up to. */
const unfolds = ({ rows }: LeagueTable): void => {
  for (const { total, lines } of rows)
    expect(lines.reduce((sum, { amount }) => add(sum, amount), ZERO)).toEqual(total);
};

const COLUMNS: Readonly<Record<string, string>> = {
  ...{ for: 'scored', against: 'conceded', setsWon: 'scored', setsLost: 'conceded' },
};

/** Rows as the official table prints them: only the columns that it has. */
const leagueRowsLike = (
  official: LeagueFile['official'],
  { rows }: LeagueTable,
): readonly Readonly<Record<string, number | string>>[] =>
  // A team none of whose matches counts stands in our table, withdrawn; printed ones leave it out.
  rows.slice(0, official.length).map(({ entry, rank, figures }, at) => {
    const printed = Object.keys(official[at] ?? {}).filter((name) => !['rank', 'team'].includes(name));
    const own: Record<string, number> = {};
    for (const name of printed) own[name] = Number(toDecimal(figures[COLUMNS[name] ?? name] ?? ZERO, 2));
    return { rank, team: entry, ...own };
  });

/** Level rows are printed in the source's own order. */
const listed = <Row extends { readonly rank: number }>(rows: readonly Row[], id: (row: Row) => string) =>
  rows.toSorted((a, b) => a.rank - b.rank || id(a).localeCompare(id(b)));

(hasShared ? describe : describe.skip)('real circuits come out row for row', () => {
  it.each(golden('circuits'))('%s', (_, file) => {
    const table = tableOf(circuitRules(file), circuitContributions(file));
    const rows = table.rows.map(({ rank, entry, total }) => ({
      rank,
      who: entry,
      points: Number(toDecimal(total, 2)),
    }));
    expect(listed(rows, ({ who }) => who)).toEqual(
      listed(
        file.official.map(({ rank, who, points }) => ({ rank, who, points })),
        ({ who }) => who,
      ),
    );
    unfolds(table);
  });
});

(hasShared ? describe : describe.skip)('real leagues come out row for row', () => {
  it.each(golden('seasons'))('%s', (_, file) => {
    const table = tableOf(leagueRulesOf(file), leagueContributions(file));
    expect(leagueRowsLike(file.official, table)).toEqual(file.official);
    expect(table.rows.slice(file.official.length).every(({ unranked }) => unranked === 'withdrawn')).toBe(
      true,
    );
    unfolds(table);
  });

  it.each(golden('scales'))('%s', (_, file) => {
    const table = tableOf(scaleRules(file), scaleContributions(file));
    expect(leagueRowsLike(file.official, table)).toEqual(file.official);
    unfolds(table);
  });
});

(hasShared ? describe : describe.skip)('published schedules and quotas', () => {
  type Tables = {
    readonly tables: readonly {
      readonly system: System;
      readonly players: number;
      readonly rounds: readonly (readonly (readonly [number, number])[])[];
    }[];
  };
  type Cases = {
    readonly cases: readonly {
      readonly id: string;
      readonly method: string;
      readonly seats: number;
      readonly votes: readonly number[];
      readonly official: readonly (number | null)[];
    }[];
  };
  const { tables } = hasShared
    ? (sharedJson('leagues/schedules/round-robin.json') as Tables)
    : { tables: [] };
  const { cases } = hasShared ? (sharedJson('leagues/quotas/quotas.json') as Cases) : { cases: [] };

  it.each(tables.map((each) => [each.system, each.players, each] as const))(
    '%s table of %i',
    (system, players, { rounds }) => {
      expect(
        roundRobin(players, 1, system).map(({ pairings }) => pairings.map(({ home, away }) => [home, away])),
      ).toEqual(rounds);
    },
  );

  it.each(cases.map((each) => [each.id, each] as const))(
    'quota %s',
    (_, { method, seats, votes, official }) => {
      const name = method.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`) as Apportionment;
      const shared = apportion(name, seats, votes);
      expect(shared.map((own, at) => (official[at] === null ? null : own))).toEqual(official);
      expect(shared.reduce((sum, own) => sum + own, 0)).toBe(seats);
    },
  );
});
