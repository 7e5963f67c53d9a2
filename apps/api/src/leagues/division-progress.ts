import type { LeagueTableRow } from '@arbitre/projections';
import { stateTold, tableTold } from '@arbitre/rules/leagues';
import { Injectable } from '@nestjs/common';
import { Context, Field, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Division } from './league.types';
import type { DivisionAt } from './leagues.reader';

@ObjectType({
  description:
    'How far a division has come: fixtures that have a result, of those that are drawn; of other formats the competitions that are published, of those that count.',
})
class DivisionProgress {
  @Field(() => Int) done: number;
  @Field(() => Int) of: number;
  @Field({ description: 'Its table is official: every region has closed its phase.' }) official: boolean;
}

type Row = Plain<DivisionProgress> & { readonly division: string };

const OFFICIAL: LeagueTableRow['finality'] = 'official';

const PROGRESS = `
  SELECT division.id AS division,
         coalesce(fixtures.done, counted.done) AS done, coalesce(fixtures.of, counted.of) AS of,
         coalesce(league.finality = '${OFFICIAL}', false) AS official
    FROM read.division AS division
    LEFT JOIN read.league_table AS league ON league.division = division.id
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE fixture.stage IN ('settled', 'forfeited'))::int AS done, count(*)::int AS of
        FROM read.fixture AS fixture WHERE fixture.division = division.id) AS fixtures ON division.format = 'fixtures'
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE competition.published_number IS NOT NULL)::int AS done, count(*)::int AS of
        FROM read.counted_competition AS each LEFT JOIN read.competition AS competition ON competition.id = each.competition
       WHERE each.division = division.id) AS counted ON division.format <> 'fixtures'
   WHERE division.id = ANY($1)`;

const FINISHED: readonly string[] = ['settled', 'forfeited'];

@Resolver(() => Division)
@Injectable()
export class DivisionProgressResolver {
  constructor(private readonly database: DataSource) {}

  @ResolveField(() => DivisionProgress)
  async progress(
    @Parent() { id, format, told }: DivisionAt,
    @Context() { loaders }: RequestContext,
  ): Promise<Plain<DivisionProgress>> {
    if (told !== undefined) {
      const { fixtures, competitions } = stateTold(told);
      const official = tableTold(told)?.finality === OFFICIAL;
      if (format !== 'fixtures') return { done: told.rankings.length, of: competitions.size, official };
      const done = [...fixtures.values()].filter(({ stage }) => FINISHED.includes(stage)).length;
      return { done, of: fixtures.size, official };
    }
    return loaders
      .by<Plain<DivisionProgress>>(
        'progress of divisions',
        { done: 0, of: 0, official: false },
        async (ids) => {
          const rows = await this.database.query<Row[]>(PROGRESS, [ids]);
          return new Map(rows.map(({ division, ...progress }) => [division, progress]));
        },
      )
      .load(id);
  }
}
