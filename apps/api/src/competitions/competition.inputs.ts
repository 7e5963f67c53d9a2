import { Field, ID, InputType, Int } from '@nestjs/graphql';

@InputType()
export class OpenCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() ruleset: string;
  @Field() region: string;
  @Field() method: string;
  @Field() startsOn: string;
}

@InputType()
export class RegisterEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int) number: number;
  @Field() kind: string;
  @Field() name: string;
  @Field(() => String, { nullable: true }) field?: string | null;
  @Field(() => String, { nullable: true }) club?: string | null;
}

@InputType()
export class WithdrawEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field() reason: string;
}

@InputType()
export class CloseCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() reason: string;
}
