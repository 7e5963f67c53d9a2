import { type CommandContext, tellMembersApart, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class TellMembersApartInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) licence: string;
  @Field(() => ID) other: string;
}

export class TellMembersApart extends Write<TellMembersApartInput> {}

@CommandHandler(TellMembersApart)
export class TellMembersApartHandler extends WriteHandler<TellMembersApartInput> {
  protected readonly operation = 'tellMembersApart';

  protected subject({ licence }: TellMembersApartInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: TellMembersApartInput, context: CommandContext): Promise<WriteOutcome> {
    return tellMembersApart(this.store, askedOf(input), context);
  }
}
