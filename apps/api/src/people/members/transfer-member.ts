import { type CommandContext, transferMember, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class TransferMemberInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) club: string;
  @Field() from: string;
}

export class TransferMember extends Write<TransferMemberInput> {}

@CommandHandler(TransferMember)
export class TransferMemberHandler extends WriteHandler<TransferMemberInput> {
  protected readonly operation = 'transferMember';

  protected subject({ licence }: TransferMemberInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: TransferMemberInput, context: CommandContext): Promise<WriteOutcome> {
    return transferMember(this.store, askedOf(input), context);
  }
}
