import { type CommandContext, repeatResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { pathInResult } from './seating-input';

@InputType({
  description:
    'The second of two passes: arguments of the game’s result act, typed without sight of the first.',
})
export class RepeatResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Json) result: unknown;
}

export class RepeatResult extends Write<RepeatResultInput> {}

@CommandHandler(RepeatResult)
export class RepeatResultHandler extends WriteHandler<RepeatResultInput> {
  protected readonly operation = 'repeatResult';

  protected subject({ deal }: RepeatResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ result }: RepeatResultInput): readonly Check[] {
    return [jsonObject('input.result', result)];
  }

  protected override pathOf(_: number, field: string): string {
    return pathInResult(field);
  }

  protected write(input: RepeatResultInput, context: CommandContext): Promise<WriteOutcome> {
    const { deal, result } = input;
    return repeatResult(this.store, { deal, result: objectOf(result) }, context);
  }
}
