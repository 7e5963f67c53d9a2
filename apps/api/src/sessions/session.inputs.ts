import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';

@InputType()
export class OpenSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { description: 'From 1; the session of its deals’ places.' }) number: number;
  @Field(() => Json, { nullable: true, description: 'The game’s own setup.' }) setup?: unknown;
}

@InputType()
export class RecordSessionActsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => [Json]) acts: unknown[];
}

@InputType()
export class CloseSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
}
