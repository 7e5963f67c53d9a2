import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Competition } from '../competitions/competition.types';
import { prepared } from '../connections/prepared';
import { decodeCursor } from '../graphql/cursor';
import { checkedFirst, pageOf } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { exactOf, type Standing, type StandingsArgs } from './standing.types';

/** A row of the ranking beside its entry. `totalCount` counts the whole ranking, whatever page this row is on. */
type Row = {
  readonly id: string;
  readonly field: string;
  readonly rank: number;
  readonly tied_with: number;
  readonly total_num: string;
  readonly total_den: string;
  readonly deals: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly excluded_article: string | null;
  readonly excluded_reason: string | null;
  readonly number: number;
  readonly kind: string;
  readonly name: string;
  readonly entry_field: string | null;
  readonly club: string | null;
  readonly withdrawn: boolean;
  readonly total_count: number;
};

/** The page that everybody asks for, all evening: one statement, entries joined in. $2 null: every field. */
const PAGE = {
  name: 'standings-page',
  text: `
    SELECT entry.id, standing.field, standing.rank, standing.tied_with, standing.total_num, standing.total_den,
           standing.deals, standing.counts, standing.excluded_article, standing.excluded_reason, entry.number, entry.kind, entry.name, entry.field AS entry_field, entry.club, entry.withdrawn,
           (SELECT count(*)::int FROM read.standing AS counted
             WHERE counted.competition = $1 AND ($2::text IS NULL OR counted.field = $2)) AS total_count
      FROM read.standing AS standing
      JOIN read.entry AS entry ON entry.competition = standing.competition AND entry.id = standing.entry
     WHERE standing.competition = $1 AND ($2::text IS NULL OR standing.field = $2)
       AND ($3::text IS NULL OR (standing.field, standing.rank, entry.number, entry.id) > ($3, $4::int, $5::int, $6::text))
     ORDER BY standing.field, standing.rank, entry.number, entry.id
     LIMIT $7`,
};

const ORDER = ['text', 'int', 'int', 'text'] as const;

@Injectable()
export class StandingsReader {
  constructor(private readonly database: DataSource) {}

  /** By field, rank and starting number. */
  async page(
    { id, decimals }: Competition,
    { first, after, field }: StandingsArgs,
  ): Promise<Page<Plain<Standing>>> {
    const most = checkedFirst(first);
    const keys = after ? decodeCursor(after, ORDER) : [null, null, null, null];
    const rows = await prepared<Row>(this.database, PAGE, [id, field ?? null, ...keys, most + 1]);
    return pageOf(
      rows,
      most,
      rows[0]?.total_count ?? (after ? await this.count(id, field ?? null) : 0),
      (row) => [row.field, row.rank, row.number, row.id],
      (row) => standingOf(row, id, decimals),
    );
  }

  private async count(competition: string, field: string | null): Promise<number> {
    const [row] = await this.database.query<readonly { count: number }[]>(
      `SELECT count(*)::int FROM read.standing WHERE competition = $1 AND ($2::text IS NULL OR field = $2)`,
      [competition, field],
    );
    return row?.count ?? 0;
  }
}

const standingOf = (row: Row, competition: string, decimals: number): Plain<Standing> => ({
  id: `${competition}.${row.field}.${row.id}`,
  rank: row.rank,
  tiedWith: row.tied_with,
  field: row.field,
  entry: {
    id: row.id,
    number: row.number,
    kind: row.kind,
    name: row.name,
    field: row.entry_field,
    club: row.club,
    withdrawn: row.withdrawn,
  },
  total: exactOf(Number(row.total_num), Number(row.total_den), decimals),
  deals: row.deals,
  counts: row.counts,
  excluded:
    row.excluded_article === null
      ? null
      : { article: row.excluded_article, reason: row.excluded_reason ?? '' },
});
