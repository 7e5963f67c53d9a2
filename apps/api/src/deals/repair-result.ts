import { type CommandContext, repairResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { pathInResult } from './seating-input';

@InputType({ description: 'Whoever entered a result puts it right before anybody has confirmed it.' })
export class RepairResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
  @Field(() => Json, { nullable: true, description: 'Without one the entry is taken back.' })
  result?: unknown;
}

export class RepairResult extends Write<RepairResultInput> {}

@CommandHandler(RepairResult)
export class RepairResultHandler extends WriteHandler<RepairResultInput> {
  protected readonly operation = 'repairResult';

  protected subject({ deal }: RepairResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ result }: RepairResultInput): readonly Check[] {
    return [jsonObject('input.result', result)];
  }

  protected override pathOf(_: number, field: string): string {
    return field === 'reason' ? 'input.reason' : pathInResult(field);
  }

  protected write(input: RepairResultInput, context: CommandContext): Promise<WriteOutcome> {
    return repairResult(
      this.store,
      {
        deal: input.deal,
        reason: input.reason,
        result: input.result ? objectOf(input.result) : null,
      },
      context,
    );
  }
}
