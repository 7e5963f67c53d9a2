import { type CommandContext, openRegion, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class OpenRegionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => ID, { nullable: true }) parent?: string | null;
  @Field() timeZone: string;
}

export class OpenRegion extends Write<OpenRegionInput> {}

@CommandHandler(OpenRegion)
export class OpenRegionHandler extends WriteHandler<OpenRegionInput> {
  protected readonly operation = 'openRegion';

  protected subject(): null {
    return null;
  }

  protected write(input: OpenRegionInput, context: CommandContext): Promise<WriteOutcome> {
    return openRegion(this.store, askedOf(input), context);
  }
}
