import { crossTableOf } from '@arbitre/rules';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { type Course, Courses } from './courses';
import type { KnownStanding } from './standing-course.resolver';
import { exactOf, Standing } from './standing.types';
import { StandingsReader } from './standings.reader';
import { CompetitionRound, Meeting, StandingArgs } from './why.types';

/** How the standings of a competition came about. While they are kept, so is this. */
@Resolver(() => Competition)
export class CompetitionCourseResolver {
  constructor(
    private readonly courses: Courses,
    private readonly standingsReader: StandingsReader,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => Standing, {
    nullable: true,
    description: 'The standing of one entry; null where it has none.',
  })
  async standing(
    @Parent() competition: Competition,
    @Args() { entry, field }: StandingArgs,
    @Context() context: RequestContext,
  ): Promise<KnownStanding | null> {
    if (await this.sights.keepsStandings(competition.id, context)) return null;
    return this.standingsReader.one(competition, entry, field ?? null);
  }

  @ResolveField(() => [CompetitionRound], { description: 'Rounds of which something counts, in order.' })
  async rounds(
    @Parent() { id }: Competition,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<CompetitionRound>[]> {
    const rounds = (await this.shown(id, context))?.rounds() ?? [];
    return rounds.map(({ session, round }) => ({ session, round }));
  }

  @ResolveField(() => [Meeting], {
    description: 'Who scored what against whom, where teams meet; empty in other events.',
  })
  async crossTable(
    @Parent() { id, decimals }: Competition,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<Meeting>[]> {
    const course = await this.shown(id, context);
    if (course === null) return [];
    return crossTableOf(course.sources, course.awards()).map(({ points, ...meeting }) => ({
      ...meeting,
      points: exactOf(points.num, points.den, decimals),
    }));
  }

  private async shown(competition: string, context: RequestContext): Promise<Course | null> {
    return (await this.sights.keepsStandings(competition, context)) ? null : this.courses.of(competition);
  }
}
