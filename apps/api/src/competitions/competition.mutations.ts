import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { CloseCompetition, CloseCompetitionInput } from './close-competition';
import { OpenCompetition, OpenCompetitionInput } from './open-competition';
import { RegisterEntry, RegisterEntryInput } from './register-entry';
import { WithdrawEntry, WithdrawEntryInput } from './withdraw-entry';

@Resolver()
export class CompetitionMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Opens a competition under one ruleset and one method of ranking.',
  })
  openCompetition(
    @Args('input') input: OpenCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new OpenCompetition(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Registers one entry; its id follows from kind, field and number.',
  })
  registerEntry(
    @Args('input') input: RegisterEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RegisterEntry(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Withdraws an entry; what it played stays on record.' })
  withdrawEntry(
    @Args('input') input: WithdrawEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new WithdrawEntry(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Closes a competition: no deal, no entry after it.' })
  closeCompetition(
    @Args('input') input: CloseCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CloseCompetition(input, request));
  }
}
