import { type CommandContext, nameSubstitute, Vault, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { playerOf } from './entry.input';

@InputType({ description: 'Somebody who has no licence: the name is kept where names are.' })
export class GuestInput {
  @Field() familyName: string;
  @Field(() => String, { nullable: true }) givenName?: string | null;
}

@InputType({ description: 'Persons by their licences, or by the ids of guests who are known.' })
export class NameSubstituteInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field(() => ID, { description: 'Who is replaced.' }) out: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Who plays instead, by the licence; a guest who is not known yet by `guest`.',
  })
  in?: string | null;
  @Field(() => GuestInput, { nullable: true }) guest?: GuestInput | null;
  @Field(() => Int) session: number;
  @Field(() => Int, { description: 'The first round that the substitute plays.' }) round: number;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

export class NameSubstitute extends Write<NameSubstituteInput> {}

@CommandHandler(NameSubstitute)
export class NameSubstituteHandler extends WriteHandler<NameSubstituteInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'nameSubstitute';

  protected subject({ competition }: NameSubstituteInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected override checks({ in: known, guest }: NameSubstituteInput): readonly Check[] {
    return [Boolean(known) === Boolean(guest) ? failed('input.in', refuse('licence-or-name')) : null];
  }

  protected override pathOf(act: number, field: string): string {
    return field.startsWith('members.0.')
      ? `input.guest.${field.slice('members.0.'.length)}`
      : super.pathOf(act, field);
  }

  protected write(input: NameSubstituteInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, entry, out, in: licence, guest, session, round, reason } = input;
    const named = guest ? playerOf(guest) : { licence: licence ?? '' };
    const substitute = { competition, entry, out, in: named, session, round };
    return nameSubstitute(this.store, this.vault, { ...substitute, ...(reason ? { reason } : {}) }, context);
  }
}
