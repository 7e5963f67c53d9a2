import { type CommandContext, undoMemberMerge, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class UndoMemberMergeInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) licence: string;
}

export class UndoMemberMerge extends Write<UndoMemberMergeInput> {}

@CommandHandler(UndoMemberMerge)
export class UndoMemberMergeHandler extends WriteHandler<UndoMemberMergeInput> {
  protected readonly operation = 'undoMemberMerge';

  protected subject({ licence }: UndoMemberMergeInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: UndoMemberMergeInput, context: CommandContext): Promise<WriteOutcome> {
    return undoMemberMerge(this.store, askedOf(input), context);
  }
}
