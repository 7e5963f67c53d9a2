import { choosePrivacy, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { PRIVACY, type Privacy } from '@arbitre/rules/federation';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, oneOf } from '../../writes/checks';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';

@InputType()
export class ChoosePrivacyInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({ description: '`name`, `initials` or `licence`.' }) privacy: string;
}

export class ChoosePrivacy extends Write<ChoosePrivacyInput> {}

@CommandHandler(ChoosePrivacy)
export class ChoosePrivacyHandler extends WriteHandler<ChoosePrivacyInput> {
  protected readonly operation = 'choosePrivacy';

  protected subject({ licence }: ChoosePrivacyInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected override checks({ privacy }: ChoosePrivacyInput): readonly Check[] {
    return [oneOf('input.privacy', privacy, PRIVACY)];
  }

  protected write({ licence, privacy }: ChoosePrivacyInput, context: CommandContext): Promise<WriteOutcome> {
    return choosePrivacy(this.store, { licence, privacy: privacy as Privacy }, context);
  }
}
