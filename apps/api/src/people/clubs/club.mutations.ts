import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { MoveClub, MoveClubInput } from './move-club';
import { RegisterClub, RegisterClubInput } from './register-club';
import { RenameClub, RenameClubInput } from './rename-club';

@Resolver()
export class ClubMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Registers a club. Its number never changes and serves once.',
  })
  registerClub(
    @Args('input') input: RegisterClubInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RegisterClub(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Calls a club otherwise.' })
  renameClub(
    @Args('input') input: RenameClubInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RenameClub(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Moves a club to another region from a day on.' })
  moveClub(@Args('input') input: MoveClubInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new MoveClub(input, request));
  }
}
