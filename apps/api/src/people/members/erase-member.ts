import { type CommandContext, eraseMember, Vault, type WriteOutcome } from '@arbitre/events';
import { ERASING_REASONS, type MemberAct } from '@arbitre/rules/federation';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../../writes/checks';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';

@InputType()
export class EraseMemberInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() reason: string;
}

export class EraseMember extends Write<EraseMemberInput> {}

@CommandHandler(EraseMember)
export class EraseMemberHandler extends WriteHandler<EraseMemberInput> {
  @Inject() private readonly vault: Vault;
  protected readonly operation = 'eraseMember';

  protected subject({ licence }: EraseMemberInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected override checks({ reason }: EraseMemberInput): readonly Check[] {
    return [oneOf('input.reason', reason, ERASING_REASONS)];
  }

  protected write(input: EraseMemberInput, context: CommandContext): Promise<WriteOutcome> {
    const { licence, reason } = input;
    const why = reason as Extract<MemberAct, { do: 'erase-member' }>['reason'];
    return eraseMember(this.store, this.vault, { licence, reason: why }, context);
  }
}
