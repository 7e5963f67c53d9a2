import { type CommandContext, registerMember, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';
import { PersonalInput } from './personal.types';

@InputType()
export class RegisterMemberInput extends PersonalInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field() category: string;
  @Field(() => Int) year: number;
  @Field(() => ID) club: string;
  @Field() from: string;
}

export class RegisterMember extends Write<RegisterMemberInput> {}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler extends WriteHandler<RegisterMemberInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'registerMember';

  protected subject(): null {
    return null;
  }

  protected write(input: RegisterMemberInput, context: CommandContext): Promise<WriteOutcome> {
    return registerMember(this.store, this.vault, askedOf(input), context);
  }
}
