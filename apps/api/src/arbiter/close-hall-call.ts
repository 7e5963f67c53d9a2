import { type CommandContext, closeHallCall, type WriteOutcome } from '@arbitre/events';
import type { CallClosed } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { CallOutcome } from '../deals/call-outcome.types';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CloseHallCallInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int, { description: 'The session, by its number in the competition.' }) session: number;
  @Field({ description: 'As the hall calls it.' }) table: string;
  @Field({ description: 'Which of the competition’s calls: `h1` is the first.' }) call: string;
  @Field(() => CallOutcome) outcome: CallClosed['data']['outcome'];
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class CloseHallCall extends Write<CloseHallCallInput> {}

@CommandHandler(CloseHallCall)
export class CloseHallCallHandler extends WriteHandler<CloseHallCallInput> {
  protected readonly operation = 'closeHallCall';

  protected subject({ competition }: CloseHallCallInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: CloseHallCallInput, context: CommandContext): Promise<WriteOutcome> {
    return closeHallCall(this.store, input, context);
  }
}
