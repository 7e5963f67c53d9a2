import { closeCompetition, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CloseCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() reason: string;
}

export class CloseCompetition extends Write<CloseCompetitionInput> {}

@CommandHandler(CloseCompetition)
export class CloseCompetitionHandler extends WriteHandler<CloseCompetitionInput> {
  protected readonly operation = 'closeCompetition';

  protected subject({ competition }: CloseCompetitionInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: CloseCompetitionInput, context: CommandContext): Promise<WriteOutcome> {
    return closeCompetition(this.store, input, context);
  }
}
