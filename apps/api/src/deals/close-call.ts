import { type CommandContext, closeCall, type WriteOutcome } from '@arbitre/events';
import type { CallClosed } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { CallOutcome } from './call-outcome.types';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CloseCallInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field({ description: 'Which of the deal’s calls: `c1` is the first.' }) call: string;
  @Field(() => CallOutcome) outcome: CallClosed['data']['outcome'];
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class CloseCall extends Write<CloseCallInput> {}

@CommandHandler(CloseCall)
export class CloseCallHandler extends WriteHandler<CloseCallInput> {
  protected readonly operation = 'closeCall';

  protected subject({ deal }: CloseCallInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: CloseCallInput, context: CommandContext): Promise<WriteOutcome> {
    return closeCall(this.store, input, context);
  }
}
