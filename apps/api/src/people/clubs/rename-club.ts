import { type CommandContext, renameClub, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class RenameClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) club: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() name: string;
}

export class RenameClub extends Write<RenameClubInput> {}

@CommandHandler(RenameClub)
export class RenameClubHandler extends WriteHandler<RenameClubInput> {
  protected readonly operation = 'renameClub';

  protected subject({ club }: RenameClubInput): Subject {
    return { kind: 'club', id: club };
  }

  protected write(input: RenameClubInput, context: CommandContext): Promise<WriteOutcome> {
    return renameClub(this.store, askedOf(input), context);
  }
}
