import { actSchemaOf } from '@arbitre/events';
import { games } from '@arbitre/rules';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadYourWrites } from '../connections/read-your-writes';
import { type Page, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition } from '../graphql/scalars';
import {
  Board,
  Competition,
  CompetitionConnection,
  competitionOf,
  CompetitionsArgs,
  type Entry,
  EntryConnection,
  Game,
} from './competition.types';
import { CompetitionsReader } from './competitions.reader';

@Resolver(() => Competition)
export class CompetitionsResolver {
  constructor(
    private readonly competitionsReader: CompetitionsReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => [Game])
  games(): readonly Plain<Game>[] {
    return games().map((game) => ({
      id: game.id,
      ruleset: game.ruleset,
      seats: game.seats,
      sides: game.sides,
      actSchema: actSchemaOf(game.id),
    }));
  }

  @Query(() => CompetitionConnection, { description: 'Newest first.' })
  async competitions(@Args() args: CompetitionsArgs): Promise<Page<Competition>> {
    await this.readYourWrites.seenEverywhere(args.atLeast);
    return this.competitionsReader.page(args);
  }

  @Query(() => Competition, { nullable: true })
  async competition(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    await this.readYourWrites.seen(id, atLeast);
    const row = await loaders.competition.load(id);
    return row && competitionOf(row);
  }

  @ResolveField(() => EntryConnection, { description: 'By starting number.' })
  entries(@Parent() { id }: Competition, @Args() args: PageArgs): Promise<Page<Entry>> {
    return this.competitionsReader.entries(id, args);
  }

  @ResolveField(() => [String], {
    description: 'Fields that are ranked by themselves; empty when all are one.',
  })
  fields(@Parent() { id }: Competition): Promise<readonly string[]> {
    return this.competitionsReader.fields(id);
  }

  @ResolveField(() => [Board])
  boards(@Parent() { id }: Competition): Promise<readonly Board[]> {
    return this.competitionsReader.boards(id);
  }
}
