import { type CommandContext, correctResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { pathInResult } from './seating-input';

@InputType()
export class CorrectResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
  @Field(() => Json) result: unknown;
}

export class CorrectResult extends Write<CorrectResultInput> {}

@CommandHandler(CorrectResult)
export class CorrectResultHandler extends WriteHandler<CorrectResultInput> {
  protected readonly operation = 'correctResult';

  protected subject({ deal }: CorrectResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ result }: CorrectResultInput): readonly Check[] {
    return [jsonObject('input.result', result)];
  }

  protected override pathOf(_: number, field: string): string {
    return field === 'reason' ? 'input.reason' : pathInResult(field);
  }

  protected write(input: CorrectResultInput, context: CommandContext): Promise<WriteOutcome> {
    const { deal, reason, result } = input;
    return correctResult(this.store, { deal, reason, result: objectOf(result) }, context);
  }
}
