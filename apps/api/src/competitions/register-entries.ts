import { type CommandContext, registerPlayers, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { entryChecks, EntryInput, entryOf } from './entry.input';

/** A hall of Scrabble holds no more. */
const MOST_ENTRIES = 500;

@InputType()
export class RegisterEntriesInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => [EntryInput]) entries: readonly EntryInput[];
}

export class RegisterEntries extends Write<RegisterEntriesInput> {}

@CommandHandler(RegisterEntries)
export class RegisterEntriesHandler extends WriteHandler<RegisterEntriesInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'registerEntries';

  protected subject({ competition }: RegisterEntriesInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected override checks({ entries }: RegisterEntriesInput): readonly Check[] {
    const count = entries.length;
    if (count > MOST_ENTRIES)
      return [
        failed(
          'input.entries',
          refuse('invalid-field', {
            ...{ field: 'entries', given: String(count), expected: `${MOST_ENTRIES} entries at most` },
          }),
        ),
      ];
    return entries.flatMap((entry, at) => entryChecks(entry, `input.entries.${at}`));
  }

  protected override pathOf(act: number, field: string): string {
    return `input.entries.${act}.${field}`;
  }

  protected write(
    { competition, entries }: RegisterEntriesInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    return registerPlayers(this.store, this.vault, { competition, entries: entries.map(entryOf) }, context);
  }
}
