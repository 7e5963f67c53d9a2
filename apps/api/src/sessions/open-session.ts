import { type CommandContext, openSession, refusedOutcome, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { Stocks } from '../stock/stocks';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class OpenSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { description: 'From 1; the session of its deals’ places.' }) number: number;
  @Field(() => Json, { nullable: true, description: 'The game’s own setup.' }) setup?: unknown;
}

const OWN = ['competition', 'number', 'setup'];

export class OpenSession extends Write<OpenSessionInput> {}

@CommandHandler(OpenSession)
export class OpenSessionHandler extends WriteHandler<OpenSessionInput> {
  protected readonly operation = 'openSession';

  constructor(private readonly stocks: Stocks) {
    super();
  }

  protected subject(): null {
    return null;
  }

  protected override checks({ setup }: OpenSessionInput): readonly Check[] {
    return [jsonObject('input.setup', setup)];
  }

  /** What is not the session's own is its game's setup. */
  protected override pathOf(_: number, field: string): string {
    return OWN.includes(field.split('.')[0] ?? '') ? `input.${field}` : `input.setup.${field}`;
  }

  protected async write(input: OpenSessionInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, number } = input;
    const completed = await this.stocks.completed(objectOf(input.setup));
    if (!completed.ok) return refusedOutcome(completed);
    return openSession(this.store, { competition, number, setup: completed.setup }, context);
  }
}
