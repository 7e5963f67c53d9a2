import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { MoveRegion, MoveRegionInput } from './move-region';
import { OpenRegion, OpenRegionInput } from './open-region';
import { RenameRegion, RenameRegionInput } from './rename-region';

@Resolver()
export class RegionMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, { description: 'Opens a region of the federation.' })
  openRegion(
    @Args('input') input: OpenRegionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new OpenRegion(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Calls a region otherwise.' })
  renameRegion(
    @Args('input') input: RenameRegionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RenameRegion(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Makes a region part of another one; without `parent` of none.',
  })
  moveRegion(
    @Args('input') input: MoveRegionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new MoveRegion(input, request));
  }
}
