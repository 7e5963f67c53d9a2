import { type CommandContext, notePresence, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class NotePresenceInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => [ID], { description: 'Those of whom it is known already are passed over.' }) entries: string[];
  @Field({ description: '`here` or `away`.' }) presence: string;
}

export class NotePresence extends Write<NotePresenceInput> {}

@CommandHandler(NotePresence)
export class NotePresenceHandler extends WriteHandler<NotePresenceInput> {
  protected readonly operation = 'notePresence';

  protected subject({ competition }: NotePresenceInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected override checks({ presence }: NotePresenceInput): readonly Check[] {
    return [oneOf('input.presence', presence, ['here', 'away'])];
  }

  protected write(
    { competition, entries, presence }: NotePresenceInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    return notePresence(this.store, { competition, entries, presence }, context);
  }
}
