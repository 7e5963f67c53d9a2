import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { EndGrant } from './end-grant';
import { GiveGrant } from './give-grant';
import { EndGrantInput, GiveGrantInput } from './grants.types';

@Resolver()
export class GrantMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, { description: 'Gives an account a role somewhere, for some days.' })
  giveGrant(@Args('input') input: GiveGrantInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new GiveGrant(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Ends a grant at once.' })
  endGrant(@Args('input') input: EndGrantInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new EndGrant(input, request));
  }
}
