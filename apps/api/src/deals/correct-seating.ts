import { type CommandContext, correctSeating, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Check } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { OneTable } from './one-table';
import { SeatInput, seatingOf, seatsOnce } from './seating-input';

@InputType({ description: 'Others sat at the board than was noted, or the same in other seats.' })
export class CorrectSeatingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => [SeatInput], { description: 'Who sat where.' })
  seating: SeatInput[];
  @Field() reason: string;
}

export class CorrectSeating extends Write<CorrectSeatingInput> {}

@CommandHandler(CorrectSeating)
export class CorrectSeatingHandler extends WriteHandler<CorrectSeatingInput> {
  protected readonly operation = 'correctSeating';

  constructor(private readonly oneTable: OneTable) {
    super();
  }

  protected subject({ deal }: CorrectSeatingInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ seating }: CorrectSeatingInput): readonly Check[] {
    return [seatsOnce(seating)];
  }

  protected async write(
    { seating, ...input }: CorrectSeatingInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    const seats = seatingOf(seating);
    const outcome = await correctSeating(this.store, { ...input, seating: seats }, context);
    this.oneTable.seatedAnew(input.deal);
    return outcome;
  }
}
