import {
  divisionTable,
  type DivisionRow,
  type FixtureRow,
  type Raw,
  readerOf,
  type SeasonRegionRow,
  seasonRegionTable,
  seasonTable,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../graphql/request-context';
import { ScheduledFixtures } from '../leagues/scheduled-fixtures';
import { dayFromNow, type KnownToday, waits } from './known-today';
import type { MayThere } from './may-there';
import type { TodayKind } from './today.types';

const SOON_DAYS = 7;
const MOST = 200;

const division = readerOf(divisionTable, { from: 'd' });
const season = readerOf(seasonTable, { from: 's', as: 'season.' });
const part = readerOf(seasonRegionTable, { from: 'p' });

const PHASES = `
  SELECT ${part.columns}, ${season.columns} FROM read.season_region p JOIN read.season s ON s.id = p.season
   WHERE s.stage = 'open' AND p.closed_on IS NULL AND p.until <= $1 ORDER BY p.until, p.region LIMIT ${MOST}`;

const WAITING = `
  SELECT ${division.columns}, e.waiting FROM read.division d JOIN read.season s ON s.id = d.season
    JOIN (SELECT division, count(*)::int AS waiting FROM read.division_entry
           WHERE place = 'waiting' GROUP BY division) e ON e.division = d.id
   WHERE s.stage = 'open' LIMIT ${MOST}`;

/** One of a division's groups of fixtures for those who see to all of it. */
const IN_SUM = { reported: 'fixtures-reported', due: 'fixtures-late' } as const;

/** What waits in seasons and their divisions. */
@Injectable()
export class TodayInSeasons {
  constructor(
    private readonly database: DataSource,
    private readonly scheduled: ScheduledFixtures,
  ) {}

  async found(may: MayThere, request: RequestContext): Promise<readonly KnownToday[]> {
    const found = await Promise.all([this.fixtures(may, request), this.phases(may), this.waiting(may)]);
    return found.flat();
  }

  private async fixtures(may: MayThere, request: RequestContext): Promise<readonly KnownToday[]> {
    const rows = await this.scheduled.waiting(dayFromNow(0));
    const byDivision = [...Map.groupBy(rows, ({ division: id }) => id)];
    const found = await Promise.all(
      byDivision.map(async ([id, own]) => {
        const row = await this.scheduled.division(id, request.loaders);
        return row === null ? [] : this.inDivision(row, own, may, request);
      }),
    );
    return found.flat();
  }

  private async inDivision(
    row: DivisionRow,
    fixtures: readonly FixtureRow[],
    may: MayThere,
    request: RequestContext,
  ): Promise<readonly KnownToday[]> {
    const { region } = row;
    const [settles, reports] = await Promise.all([
      may.inRegion(region, 'settleMatch'),
      may.inRegion(region, 'reportMatch'),
    ]);
    const disputed = settles
      ? fixtures
          .filter(({ stage }) => stage === 'disputed')
          .map((fixture) => one('fixture-disputed', fixture))
      : [];
    if (reports || settles) return [...disputed, ...inSum(row, fixtures)];
    const own = await Promise.all(fixtures.map((fixture) => this.forClubs(row, fixture, may, request)));
    return own.flat();
  }

  /** What the clubs for which somebody speaks have to say of a fixture. */
  private async forClubs(
    { region }: DivisionRow,
    fixture: FixtureRow,
    may: MayThere,
    request: RequestContext,
  ): Promise<readonly KnownToday[]> {
    const sides = await this.scheduled.sides(fixture, request);
    const spoken = await Promise.all(
      sides.map(async ({ club }) => club !== null && (await may.forClub(region, club, 'reportMatch'))),
    );
    const own = sides.filter((_, at) => spoken[at] === true).map(({ entry }) => entry);
    if (own.length === 0) return [];
    if (fixture.stage === 'due') return [one('fixture-to-report', fixture)];
    const silent = own.some((entry) => !fixture.reportedBy.includes(entry));
    return fixture.stage === 'reported' && silent ? [one('fixture-to-confirm', fixture)] : [];
  }

  private async phases(may: MayThere): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly Raw[]>(PHASES, [dayFromNow(SOON_DAYS)]);
    const found = await Promise.all(
      rows.map(async (raw) => {
        const own = part.row(raw);
        if (!(await may.inRegion(own.region, 'closePhase'))) return [];
        const { kind, day } = phaseNow(own, dayFromNow(0));
        return [
          waits(kind, `${own.season} ${own.region}`, { day, season: season.row(raw), region: own.region }),
        ];
      }),
    );
    return found.flat();
  }

  private async waiting(may: MayThere): Promise<readonly KnownToday[]> {
    const rows = await this.database.query<readonly (Raw & { readonly waiting: number })[]>(WAITING);
    const found = await Promise.all(
      rows.map(async (raw) => {
        const row = division.row(raw);
        return (await may.inRegion(row.region, 'leaveDivision'))
          ? [waits('entries-waiting', row.id, { division: row, count: raw.waiting })]
          : [];
      }),
    );
    return found.flat();
  }
}

const one = (kind: TodayKind, fixture: FixtureRow): KnownToday =>
  waits(kind, `${fixture.division} ${fixture.fixture}`, { fixture, day: fixture.day });

const inSum = (row: DivisionRow, fixtures: readonly FixtureRow[]): readonly KnownToday[] =>
  (['reported', 'due'] as const).flatMap((stage) => {
    const those = fixtures.filter((each) => each.stage === stage);
    const [first] = those;
    return first === undefined
      ? []
      : [waits(IN_SUM[stage], row.id, { division: row, count: those.length, day: first.day })];
  });

/** How far the phase of a region that is still open has come, and the day that it has to do with. */
const phaseNow = (
  { until, correctionDays }: SeasonRegionRow,
  today: string,
): { readonly kind: TodayKind; readonly day: string } => {
  const closes = new Date(Date.parse(`${until}T00:00:00Z`) + correctionDays * 86_400_000);
  const day = closes.toISOString().slice(0, 10);
  if (day < today) return { kind: 'phase-late', day };
  return until < today ? { kind: 'phase-over', day } : { kind: 'phase-ends', day: until };
};
