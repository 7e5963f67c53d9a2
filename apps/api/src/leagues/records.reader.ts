import {
  divisionEntryTable,
  divisionMemberTable,
  divisionTable,
  leagueRowTable,
  type Raw,
  readerOf,
} from '@arbitre/projections';
import { type AsOf, type EventStore } from '@arbitre/events';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names, type ShownPerson } from '../names/names';
import { EVENT_STORE } from '../connections/tokens';
import { shown } from './division-view';
import type { DivisionRecord } from './record.types';
import { type IsOwn, recordsAsOf } from './records-as-of';

/** The newest of somebody's divisions that are told. */
const MOST = 100;

const division = readerOf(divisionTable, { columns: ['id', 'season', 'title', 'game'], as: 'division.' });
const entry = readerOf(divisionEntryTable, { columns: ['entry', 'name', 'members', 'place'], as: 'entry.' });
const row = readerOf(leagueRowTable, {
  columns: ['group', 'rank', 'tiedWith', 'unranked', 'total', 'provisional', 'outcome'],
  as: 'row.',
});

/** Of every number that is read as the one: `owner` selects it and its aliases, `is` the entries that are theirs. */
const recordsOf = (owner: string, is: string): string => `
  SELECT season.name AS "seasonName", ${division.columns}, ${entry.columns}, ${row.columns}
    FROM read.division_entry AS division_entry
    JOIN read.division AS division ON division.id = division_entry.division
    JOIN read.season AS season ON season.id = division.season
    LEFT JOIN read.league_row AS league_row
           ON league_row.division = division_entry.division AND league_row.entry = division_entry.entry
   WHERE ${is.replace('OWNER', `ANY (ARRAY(SELECT $1::text UNION ALL ${owner}))`)}
   ORDER BY season.since DESC, division.title, division.id, division_entry.entry, league_row.at
   LIMIT ${MOST}`;

const OF_MEMBER = recordsOf(
  'SELECT licence FROM read.member WHERE merged_into = $1',
  `EXISTS (SELECT FROM read.division_member AS own WHERE own.member = OWNER
            AND own.division = division_entry.division AND own.entry = division_entry.entry)`,
);
const OF_CLUB = recordsOf(
  'SELECT number FROM read.club WHERE merged_into = $1',
  'division_entry.club = OWNER',
);

/** A record as the resolvers know it. */
export type KnownRecord = Omit<Plain<DivisionRecord>, 'players'> & {
  /** Who played then, of a moment that is over. */
  readonly licences?: readonly string[];
};

type Row = Raw & { readonly seasonName: string };

/** What members and clubs came to in divisions, over all seasons. */
@Injectable()
export class RecordsReader {
  constructor(
    private readonly database: DataSource,
    readonly names: Names,
    @Inject(EVENT_STORE) readonly store: EventStore,
  ) {}

  /** By licence. */
  async players(
    { division: of, entry: id, licences: then }: Pick<KnownRecord, 'division' | 'entry' | 'licences'>,
    request: RequestContext,
  ): Promise<readonly ShownPerson[]> {
    const licences =
      then ??
      (await request.loaders
        .by<readonly string[]>('players of entries of divisions', [], async (keys) => {
          const rows = await this.database
            .getRepository(divisionMemberTable)
            .find({ where: keys.map(placeOf), order: { member: 'ASC' } });
          const byEntry = Map.groupBy(rows, (each) => `${each.division} ${each.entry}`);
          return new Map([...byEntry].map(([key, own]) => [key, own.map(({ member }) => member)]));
        })
        .load(`${of} ${id}`));
    return Promise.all(licences.map((licence) => this.names.person(licence, request)));
  }

  /** The newest season first; teams that named somebody on their roster too. */
  async ofMember(licence: string, asOf: AsOf, request: RequestContext): Promise<readonly KnownRecord[]> {
    const now = await this.told(OF_MEMBER, licence, request);
    if (asOf === null) return now;
    const numbers = await this.numbers(
      'SELECT licence AS number FROM read.member WHERE merged_into = $1',
      licence,
    );
    const isOwn: IsOwn = ({ members, roster }) =>
      [...members, ...(roster?.players ?? []), ...(roster?.substitutes ?? [])].some((each) =>
        numbers.has(each),
      );
    return recordsAsOf(this, now, { asOf, isOwn }, request);
  }

  /** The newest season first. */
  async ofClub(number: string, asOf: AsOf, request: RequestContext): Promise<readonly KnownRecord[]> {
    const now = await this.told(OF_CLUB, number, request);
    if (asOf === null) return now;
    const numbers = await this.numbers('SELECT number FROM read.club WHERE merged_into = $1', number);
    const isOwn: IsOwn = ({ club }) => club !== undefined && numbers.has(club);
    return recordsAsOf(this, now, { asOf, isOwn }, request);
  }

  /** A number and those that are read as it. */
  private async numbers(sql: string, own: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ readonly number: string }[]>(sql, [own]);
    return new Set([own, ...rows.map(({ number }) => number)]);
  }

  private async told(sql: string, of: string, request: RequestContext): Promise<readonly KnownRecord[]> {
    const rows = await this.database.query<readonly Row[]>(sql, [of]);
    return Promise.all(rows.map((each) => this.record(each, request)));
  }

  private async record(raw: Row, request: RequestContext): Promise<KnownRecord> {
    const { id, ...about } = division.row(raw);
    const { name, members, ...own } = entry.row(raw);
    const called = await this.names.ofEntry({ label: name, members: [...members] }, request);
    const known = {
      ...{ ...about, ...own, division: id, seasonName: raw.seasonName, name: called ?? own.entry },
    };
    if (raw['row.rank'] === null) return { ...known, ...NOT_RANKED };
    const { total, ...ranked } = row.row(raw);
    return { ...known, ...ranked, total: shown(total) };
  }
}

/** Neither division nor entry has a gap in its id. */
const placeOf = (key: string) => {
  const [of = '', id = ''] = key.split(' ');
  return { division: of, entry: id };
};

const NOT_RANKED = {
  ...{ group: null, rank: null, tiedWith: null, unranked: null, total: null, provisional: null },
  outcome: null,
};
