import { type CommandContext, confirmResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({
  description:
    'A side has seen the result that stands, from its own view. Whoever entered it for no side does not confirm it.',
})
export class ConfirmResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description: 'The result that was looked at, in notation: one that stands no more is not spoken of.',
  })
  seen: string;
  @Field(() => String, {
    nullable: true,
    description: 'The side that speaks; with the code of a seat it is that of the seat.',
  })
  side?: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'The entry that sits on that side and confirms with its own number on the telephone of the other side.',
  })
  entry?: string | null;
}

export class ConfirmResult extends Write<ConfirmResultInput> {}

@CommandHandler(ConfirmResult)
export class ConfirmResultHandler extends WriteHandler<ConfirmResultInput> {
  protected readonly operation = 'confirmResult';

  protected subject({ deal }: ConfirmResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: ConfirmResultInput, context: CommandContext): Promise<WriteOutcome> {
    return confirmResult(this.store, input, context);
  }
}
