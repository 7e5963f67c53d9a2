import { type CommandContext, registerMember, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { PRIVACY, type Privacy } from '@arbitre/rules/federation';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../../writes/checks';
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
  @Field(() => String, {
    nullable: true,
    description: '`name` (which it is unless said), `initials` or `licence`.',
  })
  privacy?: string | null;
}

export class RegisterMember extends Write<RegisterMemberInput> {}

@CommandHandler(RegisterMember)
export class RegisterMemberHandler extends WriteHandler<RegisterMemberInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'registerMember';

  protected subject(): null {
    return null;
  }

  protected override checks({ privacy }: RegisterMemberInput): readonly Check[] {
    return privacy ? [oneOf('input.privacy', privacy, PRIVACY)] : [];
  }

  protected write(input: RegisterMemberInput, context: CommandContext): Promise<WriteOutcome> {
    const { privacy, ...asked } = askedOf(input);
    const chosen = privacy ? { privacy: privacy as Privacy } : {};
    return registerMember(this.store, this.vault, { ...asked, ...chosen }, context);
  }
}
