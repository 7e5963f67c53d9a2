import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { MatchWords, MatchWordsInput } from './match-words';

@Resolver()
export class WordMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Says which region and club words mean, for all competitions and entries that say them.',
  })
  matchWords(
    @Args('input') input: MatchWordsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new MatchWords(input, request));
  }
}
