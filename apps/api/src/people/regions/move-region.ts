import { type CommandContext, moveRegion, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class MoveRegionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) region: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID, { nullable: true }) parent?: string | null;
}

export class MoveRegion extends Write<MoveRegionInput> {}

@CommandHandler(MoveRegion)
export class MoveRegionHandler extends WriteHandler<MoveRegionInput> {
  protected readonly operation = 'moveRegion';

  protected subject({ region }: MoveRegionInput): Subject {
    return { kind: 'region', id: region };
  }

  protected write(input: MoveRegionInput, context: CommandContext): Promise<WriteOutcome> {
    return moveRegion(this.store, askedOf(input), context);
  }
}
