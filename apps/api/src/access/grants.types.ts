import { WHY_ENDED, WHY_GIVEN } from '@arbitre/rules/federation';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Role } from './role';

@ObjectType({ description: 'What an account may act as, where and when.' })
export class Grant {
  @Field(() => ID, { description: 'Its number in the account: g1.' }) id: string;
  @Field(() => Role) role: Role;
  @Field({
    description:
      'Where: federation, region:nord (and all below it), club:75012, competition:coupe, table:coupe.s1/3, entry:coupe/pair-1, member:F-0042.',
  })
  scope: string;
  @Field({ description: 'The first day on which it holds.' }) from: string;
  @Field(() => String, { nullable: true, description: 'The first day on which it holds no more.' })
  until: string | null;
  @Field({ description: 'Whether somebody has ended it.' }) ended: boolean;
}

@InputType()
export class GiveGrantInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) account: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field({ description: 'A word of the enum Role.' }) role: string;
  @Field({ description: 'As Grant.scope has it.' }) scope: string;
  @Field({ description: 'A day, 2026-11-21.' }) from: string;
  @Field(() => String, { nullable: true, description: 'The first day on which it holds no more.' })
  until?: string | null;
  @Field({ description: `One of ${WHY_GIVEN.join(', ')}.` }) why: string;
}

@InputType()
export class EndGrantInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) account: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) grant: string;
  @Field({ description: `One of ${WHY_ENDED.join(', ')}.` }) why: string;
}
