import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class Part {
  @Field() ok: boolean;
  @Field({ description: 'For people who run this installation.' }) detail: string;
}

@ObjectType({ description: 'Whether all parts work together.' })
export class Status {
  @Field(() => Part) store: Part;
  @Field(() => Part) redis: Part;
  @Field(() => Part) database: Part;
  @Field(() => Part) worker: Part;
  @Field(() => Part, { description: 'The word lists of games of Scrabble; they load beside the start.' })
  words: Part;
  @Field(() => Int, { description: 'Events that are recorded and not yet in the read models.' }) lag: number;
}
