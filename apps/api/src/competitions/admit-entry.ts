import { admitEntry, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class AdmitEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class AdmitEntry extends Write<AdmitEntryInput> {}

@CommandHandler(AdmitEntry)
export class AdmitEntryHandler extends WriteHandler<AdmitEntryInput> {
  protected readonly operation = 'admitEntry';

  protected subject({ competition }: AdmitEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(
    { competition, entry, reason }: AdmitEntryInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    return admitEntry(this.store, { competition, entry, ...(reason ? { reason } : {}) }, context);
  }
}
