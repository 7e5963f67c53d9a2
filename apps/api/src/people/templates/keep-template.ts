import { type CommandContext, keepTemplate, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';

@InputType()
export class KeepTemplateInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID, { description: 'The competition that the next ones are opened like.' })
  competition: string;
  @Field({ description: 'What the template is called; no other of the region is called so.' }) name: string;
}

export class KeepTemplate extends Write<KeepTemplateInput> {}

@CommandHandler(KeepTemplate)
export class KeepTemplateHandler extends WriteHandler<KeepTemplateInput> {
  protected readonly operation = 'keepTemplate';

  protected subject({ competition }: KeepTemplateInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: KeepTemplateInput, context: CommandContext): Promise<WriteOutcome> {
    return keepTemplate(this.store, askedOf(input), context);
  }
}
