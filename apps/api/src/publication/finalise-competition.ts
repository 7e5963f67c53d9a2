import { type CommandContext, finaliseCompetition, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { said } from './said';

@InputType()
export class FinaliseCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class FinaliseCompetition extends Write<FinaliseCompetitionInput> {}

@CommandHandler(FinaliseCompetition)
export class FinaliseCompetitionHandler extends WriteHandler<FinaliseCompetitionInput> {
  protected readonly operation = 'finaliseCompetition';

  protected subject({ competition }: FinaliseCompetitionInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: FinaliseCompetitionInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, reason } = input;
    return finaliseCompetition(this.store, { competition, ...said({ reason }) }, context);
  }
}
