import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { CloseClub, CloseClubInput } from './close-club';
import { MoveClub, MoveClubInput } from './move-club';
import { RegisterClub, RegisterClubInput } from './register-club';
import { RenameClub, RenameClubInput } from './rename-club';
import { ReopenClub, ReopenClubInput } from './reopen-club';
import { MergeClubs, MergeClubsInput } from './merge-clubs';
import { UndoClubMerge, UndoClubMergeInput } from './undo-club-merge';

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

  @Mutation(() => WritePayload, {
    description:
      'Closes a club from a day on: its members stay until they leave, and nobody joins it from then on.',
  })
  closeClub(@Args('input') input: CloseClubInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new CloseClub(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Has a closed club be open as if it had never closed.' })
  reopenClub(
    @Args('input') input: ReopenClubInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReopenClub(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Has the number of a club read as that of another: both are one. What it was for stays; it can be undone.',
  })
  mergeClubs(
    @Args('input') input: MergeClubsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new MergeClubs(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Has a number that was merged stand for its own club again.' })
  undoClubMerge(
    @Args('input') input: UndoClubMergeInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new UndoClubMerge(input, request));
  }
}
