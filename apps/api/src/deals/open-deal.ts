import { type CommandContext, openDeal, type WriteOutcome } from '@arbitre/events';
import { type Grain, GRAINS, POLICIES, type Policy } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject, objectOf, oneOf } from '../writes/checks';
import { Write } from '../writes/write';
import { WriteHandler } from '../writes/write-handler';
import { OneTable } from './one-table';
import { pathInDeal, PlaceInput, SEATING, SeatInput, seatingOf, seatsOnce } from './seating-input';

@InputType()
export class OpenDealInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => PlaceInput) place: PlaceInput;
  @Field(() => [SeatInput], { nullable: true, description: SEATING }) seating?: SeatInput[] | null;
  @Field(() => String, { nullable: true, description: 'As the competition plans unless given.' })
  policy?: string | null;
  @Field(() => String, { nullable: true, description: 'As the competition plans unless given.' })
  grain?: string | null;
  @Field(() => Json, { nullable: true }) setup?: unknown;
}

export class OpenDeal extends Write<OpenDealInput> {}

@CommandHandler(OpenDeal)
export class OpenDealHandler extends WriteHandler<OpenDealInput> {
  protected readonly operation = 'openDeal';

  constructor(private readonly oneTable: OneTable) {
    super();
  }

  protected subject(): null {
    return null;
  }

  protected override checks({ policy, grain, seating, setup }: OpenDealInput): readonly Check[] {
    return [
      typeof policy === 'string' ? oneOf('input.policy', policy, POLICIES) : null,
      typeof grain === 'string' ? oneOf('input.grain', grain, GRAINS) : null,
      seatsOnce(seating),
      jsonObject('input.setup', setup),
    ];
  }

  protected override pathOf(_: number, field: string): string {
    return pathInDeal(field);
  }

  protected write(input: OpenDealInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, place, policy, grain } = input;
    const opening = {
      ...{ competition, place, seating: seatingOf(input.seating), setup: objectOf(input.setup) },
      ...{
        policy: (policy ?? undefined) as Policy | undefined,
        grain: (grain ?? undefined) as Grain | undefined,
      },
    };
    return this.oneTable.seated(opening, () => openDeal(this.store, opening, context));
  }
}
