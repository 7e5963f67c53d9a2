import { type CommandContext, recordActs, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { actsOf, eachAct, pathInActs } from '../writes/acts';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class RecordActsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => [Json]) acts: unknown[];
}

export class RecordActs extends Write<RecordActsInput> {}

@CommandHandler(RecordActs)
export class RecordActsHandler extends WriteHandler<RecordActsInput> {
  protected readonly operation = 'recordActs';

  protected subject({ deal }: RecordActsInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ acts }: RecordActsInput): readonly Check[] {
    return eachAct(acts);
  }

  protected override pathOf(act: number, field: string): string {
    return pathInActs(act, field);
  }

  protected write({ deal, acts }: RecordActsInput, context: CommandContext): Promise<WriteOutcome> {
    return recordActs(this.store, { deal, acts: actsOf(acts) }, context);
  }
}
