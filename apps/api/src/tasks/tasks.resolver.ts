import type { TaskDesk } from '@arbitre/rules';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import type { RequestContext } from '../graphql/request-context';
import { Task, TaskDeskOf } from './task.types';
import { type KnownTask, Tasks } from './tasks';

@Resolver(() => Competition)
export class TasksResolver {
  constructor(private readonly found: Tasks) {}

  @ResolveField(() => [Task], {
    description:
      'All that waits for a person, the longest first; 500 of a kind at most. Everything for those who judge, what scorers settle for whoever enters results there, nothing for others.',
  })
  async tasks(
    @Parent() { id }: Competition,
    @Context() context: RequestContext,
    @Args('desk', { type: () => TaskDeskOf, nullable: true }) desk?: TaskDesk | null,
  ): Promise<readonly KnownTask[]> {
    return this.found.of(id, desk ?? null, context);
  }
}
