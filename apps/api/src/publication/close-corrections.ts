import { type CommandContext, closeCorrections, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { said } from './said';

@InputType()
export class CloseCorrectionsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class CloseCorrections extends Write<CloseCorrectionsInput> {}

@CommandHandler(CloseCorrections)
export class CloseCorrectionsHandler extends WriteHandler<CloseCorrectionsInput> {
  protected readonly operation = 'closeCorrections';

  protected subject({ competition }: CloseCorrectionsInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: CloseCorrectionsInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, reason } = input;
    return closeCorrections(this.store, { competition, ...said({ reason }) }, context);
  }
}
