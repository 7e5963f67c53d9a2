import { rankedByTotal, teamTotal } from '@arbitre/rules/scrabble';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DataSource } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import type { Plain } from '../../graphql/plain';

@ObjectType({
  description:
    'The members of a club in an event of duplicate Scrabble as one team: the sum of their totals, against the tops of the games that each of them played (SCR-TOUR-GAP-7).',
})
export class ClubTotal {
  @Field(() => Int, { description: 'Equal totals share a rank.' }) rank: number;
  @Field() club: string;
  @Field(() => Int, { description: 'Entries that played.' }) members: number;
  @Field(() => Int) total: number;
  @Field(() => Int, { description: 'The sum of the tops that the members played.' }) top: number;
  @Field(() => Int, { description: 'The French négatif: total less top.' }) deficit: number;
  @Field(() => String, {
    nullable: true,
    description: 'Of the top, two decimals, halves up; null without a top.',
  })
  percent: string | null;
}

type Member = {
  readonly competition: string;
  readonly club: string;
  readonly total: number;
  readonly top: number;
};

/** Who played, by club. Who is excluded counts for nobody (SCR-6-GAP-1). */
const MEMBERS = `
  SELECT standing.competition, entry.club, standing.total_num::int AS total, standing.played_top AS top
    FROM read.standing AS standing
    JOIN read.entry AS entry ON entry.competition = standing.competition AND entry.id = standing.entry
   WHERE standing.competition = ANY ($1) AND standing.field = '' AND standing.deals > 0
     AND standing.played_top IS NOT NULL AND standing.excluded_article IS NULL AND entry.club IS NOT NULL`;

const rankedClubs = (members: readonly Member[]): readonly Plain<ClubTotal>[] => {
  const clubs = [...Map.groupBy(members, ({ club }) => club)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = clubs.map(([club, own]) => ({
    ...{ club, entry: club, members: own.length, ...teamTotal(own) },
    top: own.reduce((sum, { top }) => sum + top, 0),
  }));
  return rankedByTotal(rows).map(({ entry: _, ...row }) => row);
};

/** Clubs of the competitions of a request, ranked; none where a game has no tops. */
export const clubTotalsOf = (
  database: DataSource,
  competition: string,
  loaders: Loaders,
): Promise<readonly Plain<ClubTotal>[]> =>
  loaders
    .by<readonly Plain<ClubTotal>[]>('club totals', [], async (competitions) => {
      const rows = await database.query<readonly Member[]>(MEMBERS, [competitions]);
      const byCompetition = Map.groupBy(rows, (row) => row.competition);
      return new Map([...byCompetition].map(([id, members]) => [id, rankedClubs(members)]));
    })
    .load(competition);
