import { type CommandContext, signResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'The printed sheet, signed by both sides, lies before whoever records it.' })
export class SignResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description: 'The result that was looked at, in notation: one that stands no more is not spoken of.',
  })
  seen: string;
}

export class SignResult extends Write<SignResultInput> {}

@CommandHandler(SignResult)
export class SignResultHandler extends WriteHandler<SignResultInput> {
  protected readonly operation = 'signResult';

  protected subject({ deal }: SignResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: SignResultInput, context: CommandContext): Promise<WriteOutcome> {
    return signResult(this.store, input, context);
  }
}
