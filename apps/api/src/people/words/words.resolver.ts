import { Accounts } from '@arbitre/accounts';
import type { SaidWord as Said, WordReceiptRow } from '@arbitre/projections';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Viewers } from '../../access/viewers';
import { ReadYourWrites } from '../../connections/read-your-writes';
import type { Page } from '../../graphql/page';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { RegionsArgs } from '../../regions/region.types';
import { MatchedWord, SaidWord, SayingCompetition, WordReceipt, WordReceiptConnection } from './word.types';
import { WordsReader } from './words.reader';

@Resolver(() => SaidWord)
export class SaidWordsResolver {
  constructor(
    private readonly words: WordsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => [SaidWord], {
    description:
      'Words that competitions have for regions, then those that entries have for clubs, the most frequent first; 500 of each at most.',
  })
  async saidWords(
    @Args('only', { type: () => [String], nullable: true, description: 'These words alone.' })
    only: readonly string[] | null | undefined,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() request: RequestContext,
  ): Promise<readonly Said[]> {
    await this.viewers.demand('words', request);
    await this.readYourWrites.seenInFederation(atLeast, 'leaders');
    await this.readYourWrites.seenInRegistry(atLeast);
    const said = await this.words.said();
    return only ? said.filter(({ word }) => only.includes(word)) : said;
  }

  @ResolveField(() => [SayingCompetition])
  saidBy(
    @Parent() said: Said,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly SayingCompetition[]> {
    return this.words.saidBy(said, loaders);
  }
}

@Resolver(() => WordReceipt)
export class WordReceiptsResolver {
  constructor(
    private readonly words: WordsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
    private readonly accounts: Accounts,
  ) {}

  @Query(() => WordReceiptConnection, { description: 'What was matched by whom, the newest first.' })
  async wordReceipts(
    @Args() args: RegionsArgs,
    @Context() request: RequestContext,
  ): Promise<Page<WordReceiptRow>> {
    await this.viewers.demand('words', request);
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.words.receipts(args);
  }

  @ResolveField(() => String, { nullable: true })
  byName(@Parent() { by }: WordReceiptRow, @Context() { loaders }: RequestContext): Promise<string | null> {
    return loaders
      .by<string | null>('names of those who matched', null, (accounts) =>
        this.accounts.namesOf([...accounts]),
      )
      .load(by);
  }

  @ResolveField(() => [MatchedWord])
  regions(@Parent() { regions }: WordReceiptRow): readonly Plain<MatchedWord>[] {
    return regions.map(({ word, region, competitions }) => ({ word, means: region, times: competitions }));
  }

  @ResolveField(() => [MatchedWord])
  clubs(@Parent() { clubs }: WordReceiptRow): readonly Plain<MatchedWord>[] {
    return clubs.map(({ word, club, entries }) => ({ word, means: club, times: entries }));
  }
}
