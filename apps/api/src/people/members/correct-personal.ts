import { type CommandContext, correctPersonal, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';
import { PersonalInput } from './personal.types';

@InputType()
export class CorrectPersonalInput extends PersonalInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
}

export class CorrectPersonal extends Write<CorrectPersonalInput> {}

@CommandHandler(CorrectPersonal)
export class CorrectPersonalHandler extends WriteHandler<CorrectPersonalInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'correctPersonal';

  protected subject({ licence }: CorrectPersonalInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: CorrectPersonalInput, context: CommandContext): Promise<WriteOutcome> {
    return correctPersonal(this.store, this.vault, askedOf(input), context);
  }
}
