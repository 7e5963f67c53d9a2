import { actSchemaOf, scoringSchemaOf } from '@arbitre/events';
import { games, methodOf, methodsOf, rulingLawsOf } from '@arbitre/rules';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadYourWrites } from '../connections/read-your-writes';
import { type Page, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition } from '../graphql/scalars';
import { RegisteredNames } from '../people/registered-names';
import {
  Board,
  Competition,
  CompetitionConnection,
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
    private readonly registered: RegisteredNames,
  ) {}

  @Query(() => [Game])
  games(): readonly Plain<Game>[] {
    return games().map((game) => ({
      id: game.id,
      ruleset: game.ruleset,
      seats: game.seats,
      sides: game.sides,
      actSchema: actSchemaOf(game.id),
      methods: methodsOf(game.id).map((method) => ({
        ...{ id: method.id, unit: method.unit, scoringSchema: scoringSchemaOf(method) },
      })),
      rulingLaws: rulingLawsOf(game.id),
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
    return loaders.competition.load(id);
  }

  @ResolveField(() => String, {
    description: 'What the registry calls the region; the word itself where it has none.',
  })
  regionName(@Parent() { region }: Competition, @Context() { loaders }: RequestContext): Promise<string> {
    return this.registered.region(region, loaders);
  }

  @ResolveField(() => EntryConnection, { description: 'By starting number.' })
  entries(
    @Parent() { id }: Competition,
    @Args() args: PageArgs,
    @Context() { loaders }: RequestContext,
  ): Promise<Page<Entry>> {
    return this.competitionsReader.entries(id, args, loaders);
  }

  @ResolveField(() => [String], {
    description:
      'Fields that are ranked by themselves; empty when all are one. The first is `""` where everybody is ranked together too (categories of duplicate Scrabble).',
  })
  async fields(
    @Parent() { id, method }: Competition,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly string[]> {
    const fields = await this.competitionsReader.fields(id, loaders);
    return methodOf(method).general === true && fields.length > 0 ? ['', ...fields] : fields;
  }

  @ResolveField(() => [Board])
  boards(@Parent() { id }: Competition, @Context() { loaders }: RequestContext): Promise<readonly Board[]> {
    return this.competitionsReader.boards(id, loaders);
  }
}
