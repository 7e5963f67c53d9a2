import { type CommandContext, enterDivisionList, type WriteOutcome } from '@arbitre/events';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import { Args, Context, Field, ID, InputType, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { WritePayload } from '../writes/write-payload.types';

@InputType()
export class EnterDivisionListInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID, { description: 'The division by its id, `<season>.<division>`.' }) division: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description:
      'Entries as a spreadsheet gives them, an entry a line, or a player a line with his team: cells with tabs, semicolons or commas between them, titles first.',
  })
  list: string;
}

export class EnterDivisionList extends Write<EnterDivisionListInput> {}

@CommandHandler(EnterDivisionList)
export class EnterDivisionListHandler extends WriteHandler<EnterDivisionListInput> {
  protected readonly operation = 'enterDivisionList';

  protected subject({ division }: EnterDivisionListInput): Subject {
    return { kind: 'division', id: division };
  }

  /** The act of a list is its line. */
  protected override pathOf(line: number, field: string): string {
    return line === 0 ? 'input.list' : `input.list.${line}.${field}`;
  }

  protected write(
    { division, list }: EnterDivisionListInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    return enterDivisionList(this.store, { division, list }, context);
  }
}

@Resolver()
export class EnterDivisionListMutation {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description:
      'Enters a list in a division and names the players of its teams: all of it or nothing. `act` of a RuleViolation is the line, from 1; a list that says nothing new is refused (`list-unchanged`).',
  })
  enterDivisionList(
    @Args('input') input: EnterDivisionListInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute<EnterDivisionList, WritePayload>(new EnterDivisionList(input, request));
  }
}
