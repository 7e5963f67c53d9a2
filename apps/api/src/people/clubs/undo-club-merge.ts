import { type CommandContext, undoClubMerge, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class UndoClubMergeInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) club: string;
}

export class UndoClubMerge extends Write<UndoClubMergeInput> {}

@CommandHandler(UndoClubMerge)
export class UndoClubMergeHandler extends WriteHandler<UndoClubMergeInput> {
  protected readonly operation = 'undoClubMerge';

  protected subject({ club }: UndoClubMergeInput): Subject {
    return { kind: 'club', id: club };
  }

  protected write(input: UndoClubMergeInput, context: CommandContext): Promise<WriteOutcome> {
    return undoClubMerge(this.store, askedOf(input), context);
  }
}
