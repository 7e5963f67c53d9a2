import { type CommandContext, leaveClub, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class LeaveClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() on: string;
}

export class LeaveClub extends Write<LeaveClubInput> {}

@CommandHandler(LeaveClub)
export class LeaveClubHandler extends WriteHandler<LeaveClubInput> {
  protected readonly operation = 'leaveClub';

  protected subject({ licence }: LeaveClubInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: LeaveClubInput, context: CommandContext): Promise<WriteOutcome> {
    return leaveClub(this.store, askedOf(input), context);
  }
}
