import { type CommandContext, mergeClubs, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class MergeClubsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) club: string;
  @Field(() => ID) into: string;
}

export class MergeClubs extends Write<MergeClubsInput> {}

@CommandHandler(MergeClubs)
export class MergeClubsHandler extends WriteHandler<MergeClubsInput> {
  protected readonly operation = 'mergeClubs';

  protected subject({ club }: MergeClubsInput): Subject {
    return { kind: 'club', id: club };
  }

  protected write(input: MergeClubsInput, context: CommandContext): Promise<WriteOutcome> {
    return mergeClubs(this.store, askedOf(input), context);
  }
}
