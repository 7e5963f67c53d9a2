import { type CommandContext, checkRanking, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { said } from './said';

@InputType()
export class CheckRankingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({ description: '`publishing.asOf` of the ranking that was looked at.' })
  asOf: string;
  @Field(() => String, { nullable: true, description: 'What was looked at.' }) note?: string | null;
}

export class CheckRanking extends Write<CheckRankingInput> {}

@CommandHandler(CheckRanking)
export class CheckRankingHandler extends WriteHandler<CheckRankingInput> {
  protected readonly operation = 'checkRanking';

  protected subject({ competition }: CheckRankingInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: CheckRankingInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, asOf, note } = input;
    return checkRanking(this.store, { competition, asOf, ...said({ note }) }, context);
  }
}
