import { type CommandContext, renameTemplate, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../../writes/write';
import type { Subject } from '../../writes/write-answer';
import { WriteHandler } from '../../writes/write-handler';
import { askedOf } from '../asked';
import { oneTemplate } from './one-template';

@InputType()
export class RenameTemplateInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID, { description: 'Its id: `nord.t1` is the first of the region nord.' }) template: string;
  @Field({ description: 'Its name as you have read it.' }) seen: string;
  @Field() name: string;
}

export class RenameTemplate extends Write<RenameTemplateInput> {}

@CommandHandler(RenameTemplate)
export class RenameTemplateHandler extends WriteHandler<RenameTemplateInput> {
  protected readonly operation = 'renameTemplate';

  protected subject({ template }: RenameTemplateInput): Subject {
    return { kind: 'region', id: oneTemplate({ template }).region };
  }

  protected write(input: RenameTemplateInput, context: CommandContext): Promise<WriteOutcome> {
    return renameTemplate(this.store, oneTemplate(askedOf(input)), context);
  }
}
