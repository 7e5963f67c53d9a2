import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { KeepTemplate, KeepTemplateInput } from './keep-template';
import { RemoveTemplate, RemoveTemplateInput } from './remove-template';
import { RenameTemplate, RenameTemplateInput } from './rename-template';

@Resolver()
export class TemplateMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Keeps what a competition was opened with as a template of its region.',
  })
  keepTemplate(
    @Args('input') input: KeepTemplateInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new KeepTemplate(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Calls a template otherwise.' })
  renameTemplate(
    @Args('input') input: RenameTemplateInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RenameTemplate(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Removes a template; what was opened with it stays as it is.',
  })
  removeTemplate(
    @Args('input') input: RemoveTemplateInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RemoveTemplate(input, request));
  }
}
