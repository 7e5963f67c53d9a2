import { type CommandContext, registerPlayers, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { entryChecks, EntryInput, entryOf } from './entry.input';

@InputType()
export class RegisterEntryInput extends EntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
}

export class RegisterEntry extends Write<RegisterEntryInput> {}

@CommandHandler(RegisterEntry)
export class RegisterEntryHandler extends WriteHandler<RegisterEntryInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'registerEntry';

  protected subject({ competition }: RegisterEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected override checks(input: RegisterEntryInput): readonly Check[] {
    return entryChecks(input, 'input');
  }

  protected write(input: RegisterEntryInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition } = input;
    return registerPlayers(this.store, this.vault, { competition, entries: [entryOf(input)] }, context);
  }
}
