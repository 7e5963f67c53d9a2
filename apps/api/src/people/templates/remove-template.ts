import { type CommandContext, removeTemplate, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';
import { oneTemplate } from './one-template';

@InputType()
export class RemoveTemplateInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID, { description: 'Its id: `nord.t1` is the first of the region nord.' }) template: string;
  @Field({ description: 'Its name as you have read it.' }) seen: string;
}

export class RemoveTemplate extends Write<RemoveTemplateInput> {}

@CommandHandler(RemoveTemplate)
export class RemoveTemplateHandler extends WriteHandler<RemoveTemplateInput> {
  protected readonly operation = 'removeTemplate';

  protected subject({ template }: RemoveTemplateInput): Subject {
    return { kind: 'region', id: oneTemplate({ template }).region };
  }

  protected write(input: RemoveTemplateInput, context: CommandContext): Promise<WriteOutcome> {
    return removeTemplate(this.store, oneTemplate(askedOf(input)), context);
  }
}
