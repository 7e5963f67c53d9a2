import { type CommandContext, registerEntries, type WriteOutcome } from '@arbitre/events';
import type { Entry } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class RegisterEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int) number: number;
  @Field() kind: string;
  @Field() name: string;
  @Field(() => String, { nullable: true }) field?: string | null;
  @Field(() => String, { nullable: true }) club?: string | null;
}

/** `pair-12`, in a field of its own `pair-a-ns-12`: what the hall calls it, so that nobody has to invent an id. */
const entryId = ({ kind, field, number }: RegisterEntryInput): string =>
  [kind, ...(field ? [field.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')] : []), number].join('-');

export class RegisterEntry extends Write<RegisterEntryInput> {}

@CommandHandler(RegisterEntry)
export class RegisterEntryHandler extends WriteHandler<RegisterEntryInput> {
  protected readonly operation = 'registerEntry';

  protected subject({ competition }: RegisterEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: RegisterEntryInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, number, kind, name, field, club } = input;
    const entry: Entry = {
      ...{ id: entryId(input), number, kind: kind as Entry['kind'], name },
      ...(field ? { field } : {}),
      ...(club ? { club } : {}),
    };
    return registerEntries(this.store, { competition, entries: [entry] }, context);
  }
}
