import { type CommandContext, moveResult, OPENING, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { pathInDeal, PlaceInput, SEATING, SeatInput, seatingOf, seatsOnce } from './seating-input';

@InputType({ description: 'A result that was entered at another table or board than it was played at.' })
export class MoveResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => PlaceInput, { description: 'Where it was played.' }) to: PlaceInput;
  @Field(() => [SeatInput], { nullable: true, description: SEATING }) seating?: SeatInput[] | null;
  @Field() reason: string;
}

export class MoveResult extends Write<MoveResultInput> {}

@CommandHandler(MoveResult)
export class MoveResultHandler extends WriteHandler<MoveResultInput> {
  protected readonly operation = 'moveResult';

  protected subject({ deal }: MoveResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ seating }: MoveResultInput): readonly Check[] {
    return [seatsOnce(seating)];
  }

  protected override pathOf(act: number, field: string): string {
    if (field === 'reason') return 'input.reason';
    return act === OPENING ? pathInDeal(field).replace('input.place.', 'input.to.') : 'input.deal';
  }

  protected write(input: MoveResultInput, context: CommandContext): Promise<WriteOutcome> {
    return moveResult(
      this.store,
      { deal: input.deal, to: input.to, reason: input.reason, seating: seatingOf(input.seating) },
      context,
    );
  }
}
