import type { CompetitionRow } from '@arbitre/projections';
import { Args, Context, Field, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import type { RequestContext } from '../graphql/request-context';
import { Courses } from '../standings/courses';
import { StandingEffect } from '../standings/standing-effect.types';
import { type Effect, effectsBetween } from '../standings/standing-effects';

@ObjectType({ description: 'What voiding a session would take away; nothing is written.' })
export class VoidingEffect {
  @Field(() => Int, { description: 'Deals of it that count now.' }) deals: number;
  @Field(() => Int, { description: 'What else it gives entries now: rounds, sheets, penalties.' })
  given: number;
  @Field(() => [StandingEffect], { description: 'Entries whose place or total would move.' })
  changes: StandingEffect[];
}

type Voiding = Omit<VoidingEffect, 'changes'> & { readonly changes: readonly Effect[] };
const NOTHING: Voiding = { deals: 0, given: 0, changes: [] };

@Resolver(() => Competition)
export class VoidingResolver {
  constructor(
    private readonly courses: Courses,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => VoidingEffect, {
    description: 'What would be taken away if this session were void, computed by the rules’ own function.',
  })
  async voidingEffect(
    @Parent() { id }: CompetitionRow,
    @Args('session', { type: () => Int, description: 'Its number.' }) session: number,
    @Context() context: RequestContext,
  ): Promise<Voiding> {
    if (await this.sights.keepsStandings(id, context)) return NOTHING;
    const course = await this.courses.of(id);
    const then = await this.courses.without(id, session);
    if (course === null || then === null) return NOTHING;
    const { sources: now } = course;
    return {
      deals: now.deals.length - then.deals.length,
      given: now.sessionAwards.length - then.sessionAwards.length,
      changes: await effectsBetween(id, now, then, context.loaders),
    };
  }
}
