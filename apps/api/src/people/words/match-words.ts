import { type CommandContext, matchWords, type WriteOutcome } from '@arbitre/events';
import { sayingWords } from '@arbitre/projections';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { type Check, failed } from '../../writes/checks';
import { refuse } from '../../writes/refusals';
import { Write } from '../../writes/write';
import { WriteHandler } from '../../writes/write-handler';

/** As many as `saidWords` tells. */
const MOST_WORDS = 500;

@InputType({
  description: 'What a word means that competitions have for their region, or entries for their club.',
})
export class WordInput {
  @Field() word: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The region or club; null: none of the registry, it stays.',
  })
  means?: string | null;
}

@InputType()
export class MatchWordsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => [WordInput]) regions: readonly WordInput[];
  @Field(() => [WordInput]) clubs: readonly WordInput[];
}

export class MatchWords extends Write<MatchWordsInput> {}

const tooMany = (field: 'regions' | 'clubs', { length }: readonly WordInput[]): Check =>
  length <= MOST_WORDS
    ? null
    : failed(
        `input.${field}`,
        refuse('invalid-field', { field, given: String(length), expected: `${MOST_WORDS} words at most` }),
      );

const wordsOf = (inputs: readonly WordInput[]): readonly string[] =>
  inputs.flatMap(({ word, means }) => (means ? [word] : []));

@CommandHandler(MatchWords)
export class MatchWordsHandler extends WriteHandler<MatchWordsInput> {
  @Inject(DataSource) private readonly database: DataSource;
  protected readonly operation = 'matchWords';

  protected subject(): null {
    return null;
  }

  protected override checks({ regions, clubs }: MatchWordsInput): readonly Check[] {
    return [tooMany('regions', regions), tooMany('clubs', clubs)];
  }

  /** What is opened with a word in this instant says it still: it is matched the next time. */
  protected async write({ regions, clubs }: MatchWordsInput, context: CommandContext): Promise<WriteOutcome> {
    const saying = await sayingWords(this.database, { regions: wordsOf(regions), clubs: wordsOf(clubs) });
    const input = {
      regions: regions.map(({ word, means }) => ({ word, region: means ?? null })),
      clubs: clubs.map(({ word, means }) => ({ word, club: means ?? null })),
      competitions: [...new Set(saying.map(({ id }) => id))],
    };
    // Others may have been matched since: no version of the receipts is the sender's.
    const { expectedRevision: _, ...anyVersion } = context;
    return matchWords(this.store, input, anyVersion);
  }
}
