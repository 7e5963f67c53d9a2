import { Passkeys, nameProblem, refuseToAccount as refuse, SecondFactors, Sessions } from '@arbitre/accounts';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { requestFault } from '../../graphql/errors';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { done } from '../account-payload';
import { AccountPayload, OwnPasswordInput } from '../account.types';
import { OwnerProof } from '../owner-proof';
import { Ceremonies } from './ceremonies';
import {
  AddPasskeyInput,
  Passkey,
  PasskeyRequest,
  PasskeyRequestPayload,
  RemovePasskeyInput,
} from './passkey.types';
import { readRegistration } from './responses';

/** The passkeys of one's own account. */
@Resolver()
export class PasskeysResolver {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly ceremonies: Ceremonies,
    private readonly owner: OwnerProof,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
  ) {}

  @Query(() => [Passkey], { description: 'Your passkeys, the oldest first.' })
  async myPasskeys(@Context() context: RequestContext): Promise<readonly Plain<Passkey>[]> {
    const viewer = await context.viewer();
    if (viewer?.program !== null) throw requestFault('FORBIDDEN', 'Sign in to see your passkeys.');
    return this.passkeys.list(viewer.id);
  }

  @Mutation(() => PasskeyRequestPayload, {
    description: 'What your browser is asked for a new passkey (`navigator.credentials.create`).',
  })
  beginPasskey(
    @Args('input') { current = null }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof PasskeyRequestPayload> {
    return this.owner.proven(current, context, async ({ id, session }, person) => {
      const options = await this.ceremonies.requestNew(id, session, person);
      return Object.assign(new PasskeyRequest(), { options });
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'Adds the passkey that your browser has made for `beginPasskey`, in the same session.',
  })
  addPasskey(
    @Args('input') { name, response }: AddPasskeyInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async ({ id, session }) => {
      const problem = nameProblem(name);
      if (problem !== null) return problem;
      const read = readRegistration(response);
      const made = read && (await this.ceremonies.registered(read, session));
      if (made === null) return refuse('passkey-refused', {});
      const refused = await this.passkeys.add(id, { name, ...made });
      if (refused !== null) return refused;
      await this.sessions.setStrong(session, true);
      return done(id);
    });
  }

  @Mutation(() => AccountPayload, { description: 'It signs nobody in any more; your other sessions end.' })
  removePasskey(
    @Args('input') { passkey, current = null }: RemovePasskeyInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.proven(current, context, async ({ id, session, strong }) => {
      if (!(await this.passkeys.remove(id, passkey))) return refuse('passkey-not-found', {});
      await this.sessions.setStrong(session, strong && (await this.secondFactors.hasAny(id)));
      await this.sessions.endAll(id, session);
      return done(id);
    });
  }
}
