import type { Adjustment } from '@arbitre/rules';
import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime, Json } from '../graphql/scalars';
import { connectionOf } from '../graphql/page';
import { Deal } from './deal.types';

@ObjectType({ description: 'A ruling of a deal: what it gives each side, by which article, and why.' })
export class Ruling {
  @Field({ description: '`r1` is the first of its deal.' }) id: string;
  @Field(() => Deal) deal: Deal;
  @Field(() => String, { nullable: true, description: 'Null while its words are not told.' })
  article: string | null;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => Json, { description: 'What each side is given.' })
  adjustments: Readonly<Record<string, Adjustment>>;
  @Field({ description: 'In which role it was given.' }) role: string;
  @Field(() => DateTime) at: string;
  @Field({ description: 'One that was withdrawn gives nobody anything.' }) withdrawn: boolean;
}
export const RulingConnection = connectionOf(Ruling, 'Ruling');
