import { type CompetitionRow } from '@arbitre/projections';
import type { RankingSources } from '@arbitre/rules';
import { Args, Context, Field, ID, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import type { RequestContext } from '../graphql/request-context';
import { Courses } from '../standings/courses';
import { StandingEffect } from '../standings/standing-effect.types';
import { type Effect, effectsBetween } from '../standings/standing-effects';

@ObjectType({
  description:
    'What counts for an entry, and what striking it from the ranking would change; nothing is written.',
})
export class WithdrawalEffect {
  @Field(() => Int, { description: 'Deals that count for it.' }) deals: number;
  @Field(() => Int, { description: 'What else sessions give it: rounds, sheets, penalties.' })
  given: number;
  @Field(() => [StandingEffect], {
    description: 'Entries whose place or total would move. Where it is struck already: if its results stood.',
  })
  changes: StandingEffect[];
}

type Withdrawal = Omit<WithdrawalEffect, 'changes'> & { readonly changes: readonly Effect[] };
const NOTHING: Withdrawal = { deals: 0, given: 0, changes: [] };

const countedFor = ({ deals, sessionAwards }: RankingSources, entry: string) => ({
  deals: deals.filter(({ entries }) => Object.values(entries).includes(entry)).length,
  given: sessionAwards.filter((award) => award.entry === entry).length,
});

@Resolver(() => Competition)
export class WithdrawalResolver {
  constructor(
    private readonly courses: Courses,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => WithdrawalEffect, {
    description:
      'What would change if this entry were struck from the ranking, computed by the rules’ own function.',
  })
  async withdrawalEffect(
    @Parent() { id }: CompetitionRow,
    @Args('entry', { type: () => ID }) entry: string,
    @Context() context: RequestContext,
  ): Promise<Withdrawal> {
    if (await this.sights.keepsStandings(id, context)) return NOTHING;
    const course = await this.courses.of(id);
    if (course === null) return NOTHING;
    const counted = countedFor(course.sources, entry);
    const then = counted.deals + counted.given === 0 ? null : await this.courses.turned(id, entry);
    if (then === null) return NOTHING;
    return { ...counted, changes: await effectsBetween(id, course.sources, then, context.loaders) };
  }
}
