import { type CommandContext, registerClub, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class RegisterClubInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) number: string;
  @Field() name: string;
  @Field(() => ID) region: string;
  @Field() from: string;
}

export class RegisterClub extends Write<RegisterClubInput> {}

@CommandHandler(RegisterClub)
export class RegisterClubHandler extends WriteHandler<RegisterClubInput> {
  protected readonly operation = 'registerClub';

  protected subject(): null {
    return null;
  }

  protected write(input: RegisterClubInput, context: CommandContext): Promise<WriteOutcome> {
    return registerClub(this.store, askedOf(input), context);
  }
}
