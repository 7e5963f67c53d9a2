import { type CommandContext, callToTable, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CallToTableInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int, { description: 'The session, by its number in the competition.' }) session: number;
  @Field({ description: 'As the hall calls it.' }) table: string;
  @Field(() => Int, { nullable: true }) round?: number | null;
  @Field(() => String, { nullable: true, description: 'The seat that calls.' }) by?: string | null;
  @Field() reason: string;
}

export class CallToTable extends Write<CallToTableInput> {}

@CommandHandler(CallToTable)
export class CallToTableHandler extends WriteHandler<CallToTableInput> {
  protected readonly operation = 'callToTable';

  protected subject({ competition }: CallToTableInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: CallToTableInput, context: CommandContext): Promise<WriteOutcome> {
    return callToTable(this.store, input, context);
  }
}
