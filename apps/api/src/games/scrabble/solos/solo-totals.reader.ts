import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { decodeCursor } from '../../../graphql/cursor';
import { checkedFirst, pageOf } from '../../../graphql/keyset-page';
import type { Page } from '../../../graphql/page';
import type { Plain } from '../../../graphql/plain';
import { type SoloTotal, SoloTotalsBy, type SoloTotalsArgs } from './solo.types';

/** Who is counted: $5 true, an entry of a competition; false, a club. Players without a club are in no club's count. */
const TOTALS = `
  WITH total AS (
    SELECT CASE WHEN $5::bool THEN solo.competition || ' ' || solo.entry ELSE entry.club END AS id,
           CASE WHEN $5::bool THEN min(entry.number) END AS number,
           entry.club AS club,
           CASE WHEN $5::bool THEN min(solo.competition) END AS competition,
           CASE WHEN $5::bool THEN min(solo.entry) END AS entry,
           count(*)::int AS solos, sum(solo.points)::int AS points
      FROM read.solo AS solo
      JOIN read.entry AS entry ON entry.competition = solo.competition AND entry.id = solo.entry
      JOIN read.competition AS competition ON competition.id = solo.competition
     WHERE ($1::text IS NULL OR solo.competition = $1) AND ($2::text IS NULL OR entry.club = $2)
       AND ($3::text IS NULL OR (competition.starts_on >= $3 AND competition.starts_on < $4::text))
       AND ($5::bool OR entry.club IS NOT NULL)
     GROUP BY 1, entry.club)`;

const PAGE = `${TOTALS}
  SELECT total.* FROM total
   WHERE $6::int IS NULL OR (-solos, -points, coalesce(number, 0), id) > ($6, $7::int, $8::int, $9::text)
   ORDER BY -solos, -points, coalesce(number, 0), id LIMIT $10`;

const COUNT = `${TOTALS} SELECT count(*)::int AS count FROM total`;

const ORDER = ['int', 'int', 'int', 'text'] as const;

/** Solos summed by the database, so that a table holds all of them and not only those of the pages read so far. */
@Injectable()
export class SoloTotalsReader {
  constructor(private readonly database: DataSource) {}

  /** Most solos first, then most points, then by starting number. */
  async page(args: SoloTotalsArgs): Promise<Page<Plain<SoloTotal>>> {
    const { by, competition, club, season, first, after } = args;
    const most = checkedFirst(first);
    const seasonOf = typeof season === 'number' ? [`${season}-09-01`, `${season + 1}-09-01`] : [null, null];
    const filters = [competition ?? null, club ?? null, ...seasonOf, by === SoloTotalsBy.PLAYER];
    const keys = after ? decodeCursor(after, ORDER) : [null, null, null, null];
    const rows = await this.database.query<readonly Plain<SoloTotal>[]>(PAGE, [
      ...filters,
      ...keys,
      most + 1,
    ]);
    return pageOf(
      rows,
      most,
      () => this.count(filters),
      (row) => [-row.solos, -row.points, row.number ?? 0, row.id],
    );
  }

  private async count(filters: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query<readonly { count: number }[]>(COUNT, [...filters]);
    return row?.count ?? 0;
  }
}
