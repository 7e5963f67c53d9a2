import { type CommandContext, renewLicence, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class RenewLicenceInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int) year: number;
}

export class RenewLicence extends Write<RenewLicenceInput> {}

@CommandHandler(RenewLicence)
export class RenewLicenceHandler extends WriteHandler<RenewLicenceInput> {
  protected readonly operation = 'renewLicence';

  protected subject({ licence }: RenewLicenceInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: RenewLicenceInput, context: CommandContext): Promise<WriteOutcome> {
    return renewLicence(this.store, askedOf(input), context);
  }
}
