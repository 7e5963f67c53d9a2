import { type CommandContext, nameSubstitute, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'Persons by their licences, or by the ids of guests who are known.' })
export class NameSubstituteInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field(() => ID, { description: 'Who is replaced.' }) out: string;
  @Field(() => ID, { description: 'Who plays instead.' }) in: string;
  @Field(() => Int) session: number;
  @Field(() => Int, { description: 'The first round that the substitute plays.' }) round: number;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class NameSubstitute extends Write<NameSubstituteInput> {}

@CommandHandler(NameSubstitute)
export class NameSubstituteHandler extends WriteHandler<NameSubstituteInput> {
  protected readonly operation = 'nameSubstitute';

  protected subject({ competition }: NameSubstituteInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: NameSubstituteInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, entry, out, in: substitute, session, round, reason } = input;
    const named = { competition, entry, out, in: substitute, session, round };
    return nameSubstitute(this.store, { ...named, ...(reason ? { reason } : {}) }, context);
  }
}
