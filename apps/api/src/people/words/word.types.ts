import { wordReceiptTable } from '@arbitre/projections';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../graphql/page';
import { rowFields } from '../../graphql/row-fields';

@ObjectType({ description: 'A competition that says a word; of a club’s: in so many entries.' })
export class SayingCompetition {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() startsOn: string;
  @Field(() => Int) entries: number;
}

@ObjectType({
  description:
    'A word that competitions have for their region, or entries for their club; the registry has none of it.',
})
export class SaidWord {
  @Field({ description: '`region` or `club`.' }) kind: string;
  @Field() word: string;
  @Field(() => Int, { description: 'Competitions that say it.' }) competitions: number;
  @Field(() => Int, { description: 'Entries that say it.' }) entries: number;
  @Field(() => ID, {
    nullable: true,
    description:
      'The region or club that it is likely to mean: what was said of it before, else what is written alike.',
  })
  proposed: string | null;
  @Field(() => String, { nullable: true }) proposedName: string | null;
  @Field({ description: 'Somebody has said that it means none of the registry.' }) left: boolean;
  @Field(() => [SayingCompetition], { description: 'The newest first, 100 at most.' })
  saidBy?: readonly SayingCompetition[];
}

@ObjectType({ description: 'What was said of a word.' })
export class MatchedWord {
  @Field() word: string;
  @Field(() => ID, { nullable: true, description: 'The region or club; null: none, the word stays.' })
  means: string | null;
  @Field(() => Int, { description: 'How many competitions, or entries, said it.' }) times: number;
}

@ObjectType({ description: 'A receipt of words that were matched with the registry.' })
export class WordReceipt extends rowFields(wordReceiptTable, [
  ...(['number', 'by', 'at', 'competitions', 'position'] as const),
]) {
  @Field(() => String, {
    nullable: true,
    description: 'Null once the account is erased, and of the command line.',
  })
  byName?: string | null;
  @Field(() => [MatchedWord]) regions: readonly MatchedWord[];
  @Field(() => [MatchedWord]) clubs: readonly MatchedWord[];
}
export const WordReceiptConnection = connectionOf(WordReceipt, 'WordReceipt');
