import { reopenClub, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { REOPENING_REASONS, type ClubAct } from '@arbitre/rules/federation';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../../writes/checks';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';

@InputType()
export class ReopenClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) club: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() reason: string;
}

export class ReopenClub extends Write<ReopenClubInput> {}

@CommandHandler(ReopenClub)
export class ReopenClubHandler extends WriteHandler<ReopenClubInput> {
  protected readonly operation = 'reopenClub';

  protected subject({ club }: ReopenClubInput): Subject {
    return { kind: 'club', id: club };
  }

  protected override checks({ reason }: ReopenClubInput): readonly Check[] {
    return [oneOf('input.reason', reason, REOPENING_REASONS)];
  }

  protected write(input: ReopenClubInput, context: CommandContext): Promise<WriteOutcome> {
    const { club, reason } = input;
    const why = reason as Extract<ClubAct, { do: 'reopen-club' }>['reason'];
    return reopenClub(this.store, { club, reason: why }, context);
  }
}
