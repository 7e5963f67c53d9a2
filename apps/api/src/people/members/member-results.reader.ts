import { competitionTable, type Raw, readerOf, standingTable } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sights } from '../../access/sights';
import type { Loaders } from '../../connections/loaders';
import { prepared } from '../../connections/prepared';
import type { RequestContext } from '../../graphql/request-context';
import type { Plain } from '../../graphql/plain';
import { exactOf } from '../../standings/standing.types';
import type { MemberResult } from './member-result.types';

/** The newest of a member's results that are told. */
const MOST_RESULTS = 100;

const standing = readerOf(standingTable, {
  columns: ['rank', 'tiedWith', 'totalNum', 'totalDen', 'deals', 'excludedArticle'],
  as: 'standing.',
});
const competition = readerOf(competitionTable, {
  columns: ['id', 'name', 'startsOn', 'unit', 'decimals'],
  as: 'competition.',
});

/** Where somebody was entered, under any of the licences that are read as one, with the place in the ranking of the entry's own field where it has come that far. */
const RESULTS = {
  name: 'results-of-members',
  text: `
    SELECT parent.id AS member, own.*
      FROM unnest($1::text[]) AS parent (id)
     CROSS JOIN LATERAL (
       SELECT entry.id AS entry, ${competition.columns}, ${standing.columns}
         FROM read.entry_member AS member
         JOIN read.entry AS entry ON entry.competition = member.competition AND entry.id = member.entry
         JOIN read.competition AS competition ON competition.id = member.competition
         LEFT JOIN read.standing AS standing ON standing.competition = entry.competition AND standing.entry = entry.id
               AND standing.field = coalesce(entry.field, '')
        WHERE member.member = ANY(ARRAY(
          SELECT parent.id UNION ALL SELECT alias.licence FROM read.member AS alias WHERE alias.merged_into = parent.id))
        ORDER BY competition.starts_on DESC, entry.competition
        LIMIT ${MOST_RESULTS}) AS own`,
};

type Row = Raw & { readonly member: string; readonly entry: string };

/** A result with the id of its entry. */
export type KnownResult = Plain<MemberResult> & { readonly entryId: string };

const resultOf = (row: Row): KnownResult => {
  const { id, decimals, ...about } = competition.row(row);
  const known = { ...about, competition: id, entryId: row.entry };
  if (row['standing.rank'] === null) return { ...known, rank: null, tiedWith: null, total: null };
  const { rank, tiedWith, totalNum, totalDen, deals, excludedArticle } = standing.row(row);
  const ranked = excludedArticle === null && deals > 0;
  return {
    ...known,
    ...(ranked ? { rank, tiedWith } : { rank: null, tiedWith: null }),
    total: deals === 0 ? null : exactOf(totalNum, totalDen, decimals),
  };
};

/** The own results of members. */
@Injectable()
export class MemberResultsReader {
  constructor(
    private readonly database: DataSource,
    private readonly sights: Sights,
  ) {}

  /** Newest first; without place and total where the standings are kept from whoever asks. */
  async shown(member: string, context: RequestContext): Promise<readonly KnownResult[]> {
    const results = await this.of(member, context.loaders);
    const kept = await Promise.all(
      results.map(({ competition }) => this.sights.keepsStandings(competition, context)),
    );
    return results.map((result, index) =>
      kept[index] ? { ...result, rank: null, tiedWith: null, total: null } : result,
    );
  }

  private of(member: string, loaders: Loaders): Promise<readonly KnownResult[]> {
    return loaders
      .by<readonly KnownResult[]>('results of members', [], async (members) => {
        const rows = await prepared<Row>(this.database, RESULTS, [members]);
        return new Map(
          [...Map.groupBy(rows, (row) => row.member)].map(([id, own]) => [id, own.map(resultOf)]),
        );
      })
      .load(member);
  }
}
