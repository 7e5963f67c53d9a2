import type { TaskDesk } from '@arbitre/rules';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { competitionOf, sessionStream } from '@arbitre/events';
import { Competition, Entry } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Task, TaskDeskOf, TaskFigure } from './task.types';
import { type KnownFigure, type KnownTask, Tasks } from './tasks';

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

@Resolver(() => TaskFigure)
export class TaskFigureResolver {
  @ResolveField(() => Entry, { nullable: true })
  async entry(
    @Parent() { session, entry }: KnownFigure,
    @Context() { loaders }: RequestContext,
  ): Promise<Plain<Entry> | null> {
    const competition = competitionOf(sessionStream(session)) ?? '';
    return entry === null ? null : loaders.entry.load({ competition, entry });
  }
}
