import { type CommandContext, revisePlayers, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { entryChecks, EntryInput, entryOf } from './entry.input';
import { Played } from './played';

@InputType({ description: 'All of the entry anew: what is left out is none, and not as before.' })
export class ReviseEntryInput extends EntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID, { description: 'Its id stays, whatever its number becomes.' }) entry: string;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class ReviseEntry extends Write<ReviseEntryInput> {}

@CommandHandler(ReviseEntry)
export class ReviseEntryHandler extends WriteHandler<ReviseEntryInput> {
  @Inject() private readonly vault: Vault;
  @Inject() private readonly played: Played;
  protected readonly operation = 'reviseEntry';

  protected subject({ competition }: ReviseEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected override checks(input: ReviseEntryInput): readonly Check[] {
    return entryChecks(input, 'input');
  }

  protected async write(input: ReviseEntryInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, entry, reason } = input;
    const said = reason ? { reason } : {};
    const played = await this.played.by(competition, entry);
    const anew = { competition, entry: { ...entryOf(input), id: entry }, played, ...said };
    return revisePlayers(this.store, this.vault, anew, context);
  }
}
