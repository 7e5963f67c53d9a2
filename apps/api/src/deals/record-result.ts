import { type CommandContext, OPENING, recordResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf } from '../writes/checks';
import { Write } from '../writes/write';
import { WriteHandler } from '../writes/write-handler';
import { OneTable } from './one-table';
import {
  pathInDeal,
  pathInResult,
  PlaceInput,
  SEATING,
  SeatInput,
  seatingOf,
  seatsOnce,
} from './seating-input';

@InputType({
  description:
    'Opens the deal at result grain and records its result in one write. `result`: arguments of the game’s result act.',
})
export class RecordResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => PlaceInput) place: PlaceInput;
  @Field(() => [SeatInput], { nullable: true, description: SEATING }) seating?: SeatInput[] | null;
  @Field(() => Json, { nullable: true }) setup?: unknown;
  @Field(() => Json) result: unknown;
  @Field(() => String, {
    nullable: true,
    description:
      'The side that enters it: it stands confirmed by that side. With the code of a seat it is that of the seat.',
  })
  side?: string | null;
}

export class RecordResult extends Write<RecordResultInput> {}

@CommandHandler(RecordResult)
export class RecordResultHandler extends WriteHandler<RecordResultInput> {
  protected readonly operation = 'recordResult';

  constructor(private readonly oneTable: OneTable) {
    super();
  }

  protected subject(): null {
    return null;
  }

  protected override checks({ seating, setup, result }: RecordResultInput): readonly Check[] {
    return [seatsOnce(seating), jsonObject('input.setup', setup), jsonObject('input.result', result)];
  }

  protected override pathOf(act: number, field: string): string {
    return act === OPENING ? pathInDeal(field) : pathInResult(field);
  }

  protected write(input: RecordResultInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, place, seating, setup, result, side = null } = input;
    const sheet = {
      ...{ competition, place, seating: seatingOf(seating) },
      ...{ setup: objectOf(setup), result: objectOf(result), side },
    };
    return this.oneTable.seated(sheet, () => recordResult(this.store, sheet, context));
  }
}
