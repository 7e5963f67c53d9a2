import { type CommandContext, giveRuling, type WriteOutcome } from '@arbitre/events';
import { type Adjustment, type Penalty, PENALTIES } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, Float, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'A result that might have come, and how much of it a side is given.' })
export class WeighedInput {
  @Field(() => Int) score: number;
  @Field(() => Int) percent: number;
}

@InputType({
  description:
    'A percentage of the top; a score in the game’s points; several such scores that weigh 100 percent together; or the own score, compared with those tables alone that played the board in the same form.',
})
export class AdjustmentInput {
  @Field() side: string;
  @Field(() => Int, { nullable: true }) artificialPercent?: number | null;
  @Field(() => Int, { nullable: true }) assignedScore?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'With `assignedScore`: percent of an artificial score that it is worth at least.',
  })
  atLeast?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'With `assignedScore`: percent of an artificial score that it is worth at most.',
  })
  atMost?: number | null;
  @Field(() => [WeighedInput], { nullable: true }) weighed?: WeighedInput[] | null;
  @Field(() => String, { nullable: true, description: 'A letter from A to Z.' }) form?: string | null;
}

export const PenaltyKind = Object.fromEntries(PENALTIES.map((kind) => [kind.toUpperCase(), kind]));
registerEnumType(PenaltyKind, {
  name: 'PenaltyKind',
  description: 'PROCEDURAL and DISCIPLINARY: off the total of the entry. WARNING: costs nothing.',
});

@InputType({ description: 'A penalty of one entry that sits at the deal, beside any score.' })
export class PenaltyInput {
  @Field(() => ID) entry: string;
  @Field(() => PenaltyKind) kind: Penalty['kind'];
  @Field(() => Float, {
    nullable: true,
    description:
      'In the unit of the method: percent of the top of a board, IMPs, points. The usual size unless given (25, 3, 1); none of a warning.',
  })
  size?: number | null;
}

@InputType()
export class GiveRulingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() article: string;
  @Field() reason: string;
  @Field(() => [AdjustmentInput], { description: 'None where its outcome gives nobody a score.' })
  adjustments: AdjustmentInput[];
  @Field(() => String, {
    nullable: true,
    description: 'What the law lets the arbiter decide; which outcomes an article has: `Game.rulingLaws`.',
  })
  outcome?: string | null;
  @Field(() => Json, {
    nullable: true,
    description: 'What was found, by the names that the law asks for (`Game.rulingLaws`).',
  })
  facts?: Readonly<Record<string, unknown>> | null;
  @Field(() => [PenaltyInput], { nullable: true }) penalties?: PenaltyInput[] | null;
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
    const { adjustments, penalties, ...rest } = input;
    return giveRuling(
      this.store,
      {
        ...rest,
        adjustments: adjustmentsOf(adjustments),
        ...(penalties ? { penalties: penaltiesOf(penalties) } : {}),
      },
      context,
    );
  }
}

export const eachAdjustment = (given: readonly AdjustmentInput[]): readonly Check[] =>
  given.map(({ side, artificialPercent, assignedScore, weighed, form }, index) => {
    const kinds = [artificialPercent, assignedScore, weighed, form].filter(
      (each) => (each ?? null) !== null,
    ).length;
    const once = given.filter((other) => other.side === side).length === 1;
    return kinds === 1 && once
      ? null
      : failed(`input.adjustments.${index}`, refuse('one-adjustment', { side }));
  });

const adjustmentOf = (given: AdjustmentInput): Adjustment => {
  const { artificialPercent, assignedScore, atLeast, atMost, weighed, form } = given;
  if (typeof form === 'string') return { kind: 'apart', form };
  if (typeof artificialPercent === 'number') return { kind: 'artificial', percent: artificialPercent };
  if (Array.isArray(weighed))
    return { kind: 'weighted', of: weighed.map(({ score, percent }) => ({ score, percent })) };
  return {
    ...{ kind: 'assigned', score: assignedScore ?? 0 },
    ...(typeof atLeast === 'number' ? { least: atLeast } : {}),
    ...(typeof atMost === 'number' ? { most: atMost } : {}),
  };
};

/** Adjustments that `eachAdjustment` has passed. */
export const adjustmentsOf = (given: readonly AdjustmentInput[]): Readonly<Record<string, Adjustment>> =>
  Object.fromEntries(given.map((each) => [each.side, adjustmentOf(each)]));

/** A size that is left out, or null, is the usual one. */
export const penaltiesOf = (given: readonly PenaltyInput[]): readonly Penalty[] =>
  given.map(({ entry, kind, size }) => ({ entry, kind, ...(typeof size === 'number' ? { size } : {}) }));
