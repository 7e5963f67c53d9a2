import { otpauthOf, type Person, refuseToAccount, SecondFactors, Sessions } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { refuse } from '../writes/refusals';
import { accountRefused, done } from './account-payload';
import {
  AccountPayload,
  type AccountRefused,
  ConfirmSecondFactorInput,
  OwnPasswordInput,
  SecondFactorBegun,
  SecondFactorPayload,
} from './account.types';
import { SignIn } from './sign-in';
import type { Viewer } from './viewers';
import { visitorOf } from './visitor';

/** The authenticator of one's own account. */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
  ) {}

  @Mutation(() => SecondFactorPayload, {
    description:
      'A secret for an authenticator. Nothing is asked for until a code of it confirms it; another begins anew.',
  })
  beginSecondFactor(
    @Args('input') { current }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof SecondFactorPayload> {
    return this.own(current, context, async ({ id }, { signIn }) => {
      const secret = await this.secondFactors.begin(id);
      if (secret === null) return refuseToAccount('second-factor-set', {});
      return Object.assign(new SecondFactorBegun(), { secret, address: otpauthOf(secret, signIn) });
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'From now on signing in asks for a code of this authenticator; your other sessions end.',
  })
  async confirmSecondFactor(
    @Args('input') { code }: ConfirmSecondFactorInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    if (!(await this.secondFactors.confirm(viewer.id, code)))
      return accountRefused(refuseToAccount('code-refused', {}));
    await this.sessions.setStrong(viewer.session, true);
    await this.sessions.endAll(viewer.id, viewer.session);
    return done(viewer.id);
  }

  @Mutation(() => AccountPayload, { description: 'The password alone signs in again.' })
  removeSecondFactor(
    @Args('input') { current }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.own(current, context, async ({ id, session }) => {
      if (!(await this.secondFactors.remove(id))) return refuseToAccount('second-factor-not-set', {});
      await this.sessions.setStrong(session, false);
      await this.sessions.endAll(id, session);
      return done(id);
    });
  }

  /** Whoever sits at a browser that is signed in proves that he is its account's owner. */
  private async own<Done extends object>(
    current: string,
    context: RequestContext,
    work: (viewer: Viewer, person: Person) => Promise<Done | Refusal>,
  ): Promise<Done | AccountRefused> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const person = await this.signIn.prove(viewer, current, visitorOf(context));
    const outcome = 'violation' in person ? person : await work(viewer, person);
    return isRefusal(outcome) ? accountRefused(outcome) : outcome;
  }
}

const isRefusal = (outcome: object): outcome is Refusal => 'violation' in outcome;
