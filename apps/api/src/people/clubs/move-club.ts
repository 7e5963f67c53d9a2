import { type CommandContext, moveClub, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class MoveClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) club: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) region: string;
  @Field() from: string;
}

export class MoveClub extends Write<MoveClubInput> {}

@CommandHandler(MoveClub)
export class MoveClubHandler extends WriteHandler<MoveClubInput> {
  protected readonly operation = 'moveClub';

  protected subject({ club }: MoveClubInput): Subject {
    return { kind: 'club', id: club };
  }

  protected write(input: MoveClubInput, context: CommandContext): Promise<WriteOutcome> {
    return moveClub(this.store, askedOf(input), context);
  }
}
