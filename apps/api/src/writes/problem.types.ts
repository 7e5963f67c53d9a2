import { Field, InterfaceType } from '@nestjs/graphql';

/** Why a write was not done: a stable code and a sentence for people. */
@InterfaceType({ description: 'Why nothing was written: a stable code, and what to tell people.' })
export abstract class Problem {
  @Field({ description: 'Stable; an article’s id where a rulebook speaks.' }) code: string;
  @Field() messageFr: string;
  @Field() messageEn: string;
}
