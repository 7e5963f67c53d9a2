import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { CallToTable, CallToTableInput } from './call-to-table';
import { CloseHallCall, CloseHallCallInput } from './close-hall-call';

@Resolver()
export class HallCallMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, { description: 'Calls the arbiter to a table, about no deal.' })
  callToTable(
    @Args('input') input: CallToTableInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CallToTable(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Ends a call from the hall.' })
  closeHallCall(
    @Args('input') input: CloseHallCallInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CloseHallCall(input, request));
  }
}
