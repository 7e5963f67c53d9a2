import { type CommandContext, mergeMembers, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class MergeMembersInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) licence: string;
  @Field(() => ID) into: string;
}

export class MergeMembers extends Write<MergeMembersInput> {}

@CommandHandler(MergeMembers)
export class MergeMembersHandler extends WriteHandler<MergeMembersInput> {
  protected readonly operation = 'mergeMembers';

  protected subject({ licence }: MergeMembersInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: MergeMembersInput, context: CommandContext): Promise<WriteOutcome> {
    return mergeMembers(this.store, askedOf(input), context);
  }
}
