import { type CommandContext, upholdResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'Somebody answers for a result that is disputed or looked improbable.' })
export class UpholdResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description: 'The result that was looked at, in notation: one that stands no more is not spoken of.',
  })
  seen: string;
  @Field() reason: string;
}

export class UpholdResult extends Write<UpholdResultInput> {}

@CommandHandler(UpholdResult)
export class UpholdResultHandler extends WriteHandler<UpholdResultInput> {
  protected readonly operation = 'upholdResult';

  protected subject({ deal }: UpholdResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: UpholdResultInput, context: CommandContext): Promise<WriteOutcome> {
    return upholdResult(this.store, input, context);
  }
}
