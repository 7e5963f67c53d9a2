import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { CallArbiter, CallArbiterInput } from './call-arbiter';
import { CorrectResult, CorrectResultInput } from './correct-result';
import { GiveRuling, GiveRulingInput } from './give-ruling';
import { OpenDeal, OpenDealInput } from './open-deal';
import { RecordActs, RecordActsInput } from './record-acts';
import { RecordResult, RecordResultInput } from './record-result';
import { WithdrawRuling, WithdrawRulingInput } from './withdraw-ruling';

@Resolver()
export class DealMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, { description: 'Opens the play of one board at one table.' })
  openDeal(@Args('input') input: OpenDealInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new OpenDeal(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Records acts in order; all of them or none.' })
  recordActs(
    @Args('input') input: RecordActsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RecordActs(input, request));
  }

  @Mutation(() => WritePayload, { description: 'A result from a score sheet: opens the deal and scores it.' })
  recordResult(
    @Args('input') input: RecordResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RecordResult(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Replaces a result; the one before stays readable.' })
  correctResult(
    @Args('input') input: CorrectResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CorrectResult(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Calls the arbiter to the table.' })
  callArbiter(
    @Args('input') input: CallArbiterInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CallArbiter(input, request));
  }

  @Mutation(() => WritePayload, { description: 'The arbiter’s ruling, with what it gives each side.' })
  giveRuling(
    @Args('input') input: GiveRulingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new GiveRuling(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'The arbiter takes a ruling back; what the others give stands, or the result.',
  })
  withdrawRuling(
    @Args('input') input: WithdrawRulingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new WithdrawRuling(input, request));
  }
}
