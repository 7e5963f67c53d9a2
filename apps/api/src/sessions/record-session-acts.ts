import { type CommandContext, recordSessionActs, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { Stocks } from '../stock/stocks';
import { actsOf, eachAct, pathInActs } from '../writes/acts';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class RecordSessionActsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => [Json]) acts: unknown[];
}

export class RecordSessionActs extends Write<RecordSessionActsInput> {}

@CommandHandler(RecordSessionActs)
export class RecordSessionActsHandler extends WriteHandler<RecordSessionActsInput> {
  protected readonly operation = 'recordSessionActs';

  constructor(private readonly stocks: Stocks) {
    super();
  }

  protected subject({ session }: RecordSessionActsInput): Subject {
    return { kind: 'session', id: session };
  }

  protected override checks({ acts }: RecordSessionActsInput): readonly Check[] {
    return eachAct(acts);
  }

  protected override pathOf(act: number, field: string): string {
    return pathInActs(act, field);
  }

  protected async write(input: RecordSessionActsInput, context: CommandContext): Promise<WriteOutcome> {
    const acts = { session: input.session, acts: actsOf(input.acts) };
    const record = () => recordSessionActs(this.store, acts, context, this.stocks.shelf);
    const outcome = await record();
    // What was missed may have been installed since the API started, or be loading: nothing was written, so the acts may come again.
    const again = outcome.kind === 'refused' && (await this.stocks.hasComeFor(outcome.violation));
    return again ? record() : outcome;
  }
}
