import { closeClub, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CLOSING_REASONS, type ClubAct } from '@arbitre/rules/federation';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../../writes/checks';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';

@InputType()
export class CloseClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) club: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() on: string;
  @Field() reason: string;
}

export class CloseClub extends Write<CloseClubInput> {}

@CommandHandler(CloseClub)
export class CloseClubHandler extends WriteHandler<CloseClubInput> {
  protected readonly operation = 'closeClub';

  protected subject({ club }: CloseClubInput): Subject {
    return { kind: 'club', id: club };
  }

  protected override checks({ reason }: CloseClubInput): readonly Check[] {
    return [oneOf('input.reason', reason, CLOSING_REASONS)];
  }

  protected write(input: CloseClubInput, context: CommandContext): Promise<WriteOutcome> {
    const { club, on, reason } = input;
    const why = reason as Extract<ClubAct, { do: 'close-club' }>['reason'];
    return closeClub(this.store, { club, on, reason: why }, context);
  }
}
