import { type CommandContext, setCategory, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class SetCategoryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) licence: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() category: string;
  @Field() from: string;
}

export class SetCategory extends Write<SetCategoryInput> {}

@CommandHandler(SetCategory)
export class SetCategoryHandler extends WriteHandler<SetCategoryInput> {
  protected readonly operation = 'setCategory';

  protected subject({ licence }: SetCategoryInput): Subject {
    return { kind: 'member', id: licence };
  }

  protected write(input: SetCategoryInput, context: CommandContext): Promise<WriteOutcome> {
    return setCategory(this.store, askedOf(input), context);
  }
}
