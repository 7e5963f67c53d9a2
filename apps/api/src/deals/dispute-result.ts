import { type CommandContext, disputeResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({
  description:
    'A side says that the result is another, or not this one. Both are kept; the result counts for nobody until that is settled.',
})
export class DisputeResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description: 'The result that was looked at, in notation: one that stands no more is not spoken of.',
  })
  seen: string;
  @Field(() => String, {
    nullable: true,
    description: 'The side that speaks; with the code of a seat it is that of the seat.',
  })
  side?: string | null;
  @Field(() => String, { nullable: true }) reason?: string | null;
  @Field(() => Json, {
    nullable: true,
    description: 'What the side says that the result is: arguments of the game’s result act.',
  })
  report?: unknown;
}

export class DisputeResult extends Write<DisputeResultInput> {}

@CommandHandler(DisputeResult)
export class DisputeResultHandler extends WriteHandler<DisputeResultInput> {
  protected readonly operation = 'disputeResult';

  protected subject({ deal }: DisputeResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ report }: DisputeResultInput): readonly Check[] {
    return [jsonObject('input.report', report)];
  }

  protected write(input: DisputeResultInput, context: CommandContext): Promise<WriteOutcome> {
    const { deal, seen, side = null, reason = null, report } = input;
    const said = report === null || report === undefined ? null : objectOf(report);
    return disputeResult(this.store, { deal, seen, side, reason, report: said }, context);
  }
}
