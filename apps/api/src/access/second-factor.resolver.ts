import { otpauthOf, refuseToAccount, SecondFactors, Sessions } from '@arbitre/accounts';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { done } from './account-payload';
import {
  AccountPayload,
  ConfirmSecondFactorInput,
  OwnPasswordInput,
  SecondFactorBegun,
  SecondFactorPayload,
} from './account.types';
import { OwnerProof } from './owner-proof';

/** The authenticator of one's own account. */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly owner: OwnerProof,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
  ) {}

  @Mutation(() => SecondFactorPayload, {
    description:
      'A secret for an authenticator. Nothing is asked for until a code of it confirms it; another begins anew.',
  })
  beginSecondFactor(
    @Args('input') { current = null }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof SecondFactorPayload> {
    return this.owner.proven(current, context, async ({ id }, { signIn }) => {
      const secret = await this.secondFactors.begin(id);
      if (secret === null) return refuseToAccount('second-factor-set', {});
      return Object.assign(new SecondFactorBegun(), { secret, address: otpauthOf(secret, signIn) });
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'From now on signing in asks for a code of this authenticator; your other sessions end.',
  })
  confirmSecondFactor(
    @Args('input') { code }: ConfirmSecondFactorInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async ({ id, session }) => {
      if (!(await this.secondFactors.confirm(id, code))) return refuseToAccount('code-refused', {});
      await this.sessions.setStrong(session, true);
      await this.sessions.endAll(id, session);
      return done(id);
    });
  }

  @Mutation(() => AccountPayload, { description: 'The password alone signs in again.' })
  removeSecondFactor(
    @Args('input') { current = null }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.proven(current, context, async ({ id, session, strong }) => {
      if (!(await this.secondFactors.remove(id))) return refuseToAccount('second-factor-not-set', {});
      await this.sessions.setStrong(session, strong && (await this.secondFactors.hasAny(id)));
      await this.sessions.endAll(id, session);
      return done(id);
    });
  }
}
