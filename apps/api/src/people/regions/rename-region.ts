import { type CommandContext, renameRegion, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class RenameRegionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) region: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() name: string;
}

export class RenameRegion extends Write<RenameRegionInput> {}

@CommandHandler(RenameRegion)
export class RenameRegionHandler extends WriteHandler<RenameRegionInput> {
  protected readonly operation = 'renameRegion';

  protected subject({ region }: RenameRegionInput): Subject {
    return { kind: 'region', id: region };
  }

  protected write(input: RenameRegionInput, context: CommandContext): Promise<WriteOutcome> {
    return renameRegion(this.store, askedOf(input), context);
  }
}
