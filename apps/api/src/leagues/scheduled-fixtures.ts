import {
  divisionEntryTable,
  type DivisionEntryRow,
  divisionTable,
  type DivisionRow,
  fixtureTable,
  type FixtureRow,
  type Raw,
  readerOf,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names } from '../names/names';
import type { ScheduledSide } from './scheduled.types';

/** More would be no list that somebody reads. */
const MOST = 500;

const fixture = readerOf(fixtureTable, { from: 'f' });
const entry = readerOf(divisionEntryTable, { from: 'e' });

/** @param where speaks of the fixture as f, of its division as d, of its season as s */
const fixturesWhere = (where: string): string => `
  SELECT ${fixture.columns} FROM read.fixture f
    JOIN read.division d ON d.id = f.division JOIN read.season s ON s.id = d.season
   WHERE ${where} ORDER BY f.day NULLS LAST, f.division, f.round, f.fixture LIMIT ${MOST}`;

const toBePlayedBy = (whose: string): string =>
  fixturesWhere(`s.stage = 'open' AND f.stage IN ('due', 'reported', 'disputed') AND EXISTS (
    SELECT FROM read.division_entry e WHERE e.division = f.division AND f.sides ? e.entry AND e.place = 'playing' AND ${whose})`);

const OF_CLUB = toBePlayedBy(
  'e.club = ANY (ARRAY(SELECT $1::text UNION ALL SELECT number FROM read.club WHERE merged_into = $1))',
);
const OF_MEMBER = toBePlayedBy(
  `EXISTS (SELECT FROM read.division_member m WHERE m.division = e.division AND m.entry = e.entry
    AND m.member = ANY (ARRAY(SELECT $1::text UNION ALL SELECT licence FROM read.member WHERE merged_into = $1)))`,
);
/** `$3`: regions as divisions name them; null: all. */
const BETWEEN = fixturesWhere(
  'f.day BETWEEN $1 AND $2 AND ($3::text[] IS NULL OR d.region = ANY ($3)) AND ($4::text IS NULL OR d.game = $4)',
);
const WAITING = fixturesWhere(
  `s.stage = 'open' AND (f.stage IN ('reported', 'disputed') OR f.stage = 'due' AND f.day <= $1)`,
);

export type Span = { readonly from: string; readonly until: string };

/** Fixtures of all divisions, by their days. */
@Injectable()
export class ScheduledFixtures {
  constructor(
    private readonly database: DataSource,
    private readonly names: Names,
  ) {}

  /** Those of open seasons that the club's teams have not finished, the next first. */
  ofClub(number: string): Promise<readonly FixtureRow[]> {
    return this.read(OF_CLUB, [number]);
  }

  /** The same of whoever is entered or stands on a roster. */
  ofMember(licence: string): Promise<readonly FixtureRow[]> {
    return this.read(OF_MEMBER, [licence]);
  }

  between(
    { from, until }: Span,
    regions: readonly string[] | null,
    game: string | null,
  ): Promise<readonly FixtureRow[]> {
    return this.read(BETWEEN, [from, until, regions, game]);
  }

  /** Those of open seasons whose day has come without a result, and those whose result is not settled. */
  waiting(today: string): Promise<readonly FixtureRow[]> {
    return this.read(WAITING, [today]);
  }

  division(id: string, loaders: Loaders): Promise<DivisionRow | null> {
    return loaders
      .by<DivisionRow | null>('divisions', null, async (ids) => {
        const rows = await this.database.getRepository(divisionTable).findBy({ id: In([...ids]) });
        return new Map(rows.map((row) => [row.id, row]));
      })
      .load(id);
  }

  /** The entries of its sides, home first. */
  async sides({ division, sides }: FixtureRow, { loaders }: RequestContext): Promise<DivisionEntryRow[]> {
    const found = await loaders
      .by<DivisionEntryRow | null>('sides of fixtures', null, async (keys) => {
        const rows = await this.database.query<readonly Raw[]>(
          `SELECT ${entry.columns} FROM read.division_entry e WHERE e.division || ' ' || e.entry = ANY ($1)
             AND e.division = ANY ($2)`,
          [keys, [...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))]],
        );
        return new Map(rows.map(entry.row).map((row) => [`${row.division} ${row.entry}`, row]));
      })
      .loadMany(sides.map((side) => `${division} ${side}`));
    return found.filter((each): each is DivisionEntryRow => each !== null && !(each instanceof Error));
  }

  async named(row: FixtureRow, request: RequestContext): Promise<Plain<ScheduledSide>[]> {
    const sides = await this.sides(row, request);
    return Promise.all(
      sides.map(async ({ entry: id, name, club, members }) => ({
        ...{ entry: id, club },
        name: (await this.names.ofEntry({ label: name, members: [...members] }, request)) ?? id,
      })),
    );
  }

  private async read(sql: string, given: readonly unknown[]): Promise<readonly FixtureRow[]> {
    const rows = await this.database.query<readonly Raw[]>(sql, [...given]);
    return rows.map(fixture.row);
  }
}
