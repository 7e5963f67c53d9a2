import { type CommandContext, giveRuling, type WriteOutcome } from '@arbitre/events';
import type { Adjustment } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'Either a percentage of the top, or a score in the game’s points.' })
export class AdjustmentInput {
  @Field() side: string;
  @Field(() => Int, { nullable: true }) artificialPercent?: number | null;
  @Field(() => Int, { nullable: true }) assignedScore?: number | null;
}

@InputType()
export class GiveRulingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() article: string;
  @Field() reason: string;
  @Field(() => [AdjustmentInput]) adjustments: AdjustmentInput[];
}

export class GiveRuling extends Write<GiveRulingInput> {}

@CommandHandler(GiveRuling)
export class GiveRulingHandler extends WriteHandler<GiveRulingInput> {
  protected readonly operation = 'giveRuling';

  protected subject({ deal }: GiveRulingInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ adjustments }: GiveRulingInput): readonly Check[] {
    return eachAdjustment(adjustments);
  }

  protected write(input: GiveRulingInput, context: CommandContext): Promise<WriteOutcome> {
    const { deal, article, reason, adjustments } = input;
    return giveRuling(
      this.store,
      { deal, article, reason, adjustments: adjustmentsOf(adjustments) },
      context,
    );
  }
}

export const eachAdjustment = (given: readonly AdjustmentInput[]): readonly Check[] =>
  given.map(({ side, artificialPercent, assignedScore }, index) => {
    const kinds = Number(typeof artificialPercent === 'number') + Number(typeof assignedScore === 'number');
    const once = given.filter((other) => other.side === side).length === 1;
    return kinds === 1 && once
      ? null
      : failed(`input.adjustments.${index}`, refuse('one-adjustment', { side }));
  });

/** Adjustments that `eachAdjustment` has passed. */
export const adjustmentsOf = (given: readonly AdjustmentInput[]): Readonly<Record<string, Adjustment>> =>
  Object.fromEntries(
    given.map(({ side, artificialPercent, assignedScore }) => [
      side,
      typeof artificialPercent === 'number'
        ? { kind: 'artificial', percent: artificialPercent }
        : { kind: 'assigned', score: assignedScore ?? 0 },
    ]),
  );
