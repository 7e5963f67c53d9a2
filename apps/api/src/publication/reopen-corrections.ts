import { type CommandContext, reopenCorrections, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class ReopenCorrectionsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() reason: string;
}

export class ReopenCorrections extends Write<ReopenCorrectionsInput> {}

@CommandHandler(ReopenCorrections)
export class ReopenCorrectionsHandler extends WriteHandler<ReopenCorrectionsInput> {
  protected readonly operation = 'reopenCorrections';

  protected subject({ competition }: ReopenCorrectionsInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: ReopenCorrectionsInput, context: CommandContext): Promise<WriteOutcome> {
    return reopenCorrections(this.store, input, context);
  }
}
