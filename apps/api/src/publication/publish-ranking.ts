import { type CommandContext, publishRanking, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { refuse } from '@arbitre/rules';
import { Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { Embargoes } from './embargoes';
import { rankingAsSeen } from './ranking-now';
import { said } from './said';

@InputType()
export class PublishRankingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({
    description: '`publishing.asOf` as you read it: where the ranking has moved since, nothing is published.',
  })
  asOf: string;
  @Field(() => String, { nullable: true, description: 'Why, where a version follows another.' })
  reason?: string | null;
}

export class PublishRanking extends Write<PublishRankingInput> {}

@CommandHandler(PublishRanking)
export class PublishRankingHandler extends WriteHandler<PublishRankingInput> {
  @Inject(DataSource) private readonly database: DataSource;
  @Inject(Embargoes) private readonly embargoes: Embargoes;
  protected readonly operation = 'publishRanking';

  protected subject({ competition }: PublishRankingInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: PublishRankingInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, asOf, reason } = input;
    const ranking = async () =>
      (await this.embargoes.hideResults(competition))
        ? refuse('ranking-under-embargo')
        : rankingAsSeen(this.database, competition, asOf);
    return publishRanking(this.store, { competition, asOf, ranking, ...said({ reason }) }, context);
  }
}
