import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';

@InputType()
export class PlaceInput {
  @Field(() => Int) session: number;
  @Field(() => Int) round: number;
  @Field() table: string;
  @Field(() => Int) board: number;
}

@InputType()
export class SeatInput {
  @Field() seat: string;
  @Field(() => ID) entry: string;
}

@InputType()
export class OpenDealInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => PlaceInput) place: PlaceInput;
  @Field(() => [SeatInput]) seating: SeatInput[];
  @Field() policy: string;
  @Field() grain: string;
  @Field(() => Json, { nullable: true }) setup?: unknown;
}

@InputType()
export class RecordActsInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => [Json]) acts: unknown[];
}

@InputType({
  description:
    'Opens the deal at result grain and records its result in one write. `result`: arguments of the game’s result act.',
})
export class RecordResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => PlaceInput) place: PlaceInput;
  @Field(() => [SeatInput]) seating: SeatInput[];
  @Field(() => Json, { nullable: true }) setup?: unknown;
  @Field(() => Json) result: unknown;
}

@InputType()
export class CorrectResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
  @Field(() => Json) result: unknown;
}

@InputType()
export class CallArbiterInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() by: string;
  @Field() reason: string;
}

@InputType({ description: 'Either a percentage of the top, or a score in the game’s points.' })
export class AdjustmentInput {
  @Field() side: string;
  @Field(() => Int, { nullable: true }) artificialPercent?: number | null;
  @Field(() => Int, { nullable: true }) assignedScore?: number | null;
}

@InputType()
export class GiveRulingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() article: string;
  @Field() reason: string;
  @Field(() => [AdjustmentInput]) adjustments: AdjustmentInput[];
}
