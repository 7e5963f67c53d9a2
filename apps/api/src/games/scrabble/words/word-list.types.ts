import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A list of words that games of Scrabble can be judged by.' })
export class WordList {
  @Field() name: string;
  @Field(() => Int) words: number;
  @Field({ description: 'SHA-256 (hex) of its words in capitals, sorted, one a line: games carry it.' })
  fingerprint: string;
  @Field({ description: 'False for the free trial list, which is no federation’s.' }) official: boolean;
}

@ObjectType({ description: 'Whether a list admits a word.' })
export class WordVerdict {
  @Field({ description: 'In capitals without accents, as it is laid.' }) word: string;
  @Field() valid: boolean;
}
