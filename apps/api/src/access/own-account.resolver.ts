import { refuseToAccount, Sessions } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Audit } from '../audit/audit';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { refuse } from '../writes/refusals';
import { accountRefused, done } from './account-payload';
import {
  AccountPayload,
  ChangePasswordInput,
  ChoosePasswordInput,
  EndAllSessionsInput,
  EndSessionInput,
  SignedInSession,
} from './account.types';
import { SignIn } from './sign-in';
import type { Viewer } from './viewers';
import { visitorOf } from './visitor';

/** What everybody does with his own account. */
@Resolver()
export class OwnAccountResolver {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    private readonly audit: Audit,
  ) {}

  @Query(() => [SignedInSession], { description: 'Where you are signed in, the newest first.' })
  async mySessions(@Context() context: RequestContext): Promise<readonly Plain<SignedInSession>[]> {
    const viewer = await context.viewer();
    if (viewer?.program !== null) throw requestFault('FORBIDDEN', 'Sign in to see your sessions.');
    const sessions = await this.sessions.list(viewer.id);
    return sessions.map((session) => ({ ...session, current: session.id === viewer.session }));
  }

  @Mutation(() => AccountPayload, { description: 'Another password; your other sessions end.' })
  async changePassword(
    @Args('input') { current, password }: ChangePasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const refused = await this.signIn.change(viewer, current, password, visitorOf(context));
    return refused === null ? done(viewer.id) : accountRefused(refused);
  }

  @Mutation(() => AccountPayload, {
    description:
      'The password of an invitation or a reset. The link serves once; all sessions of the account end.',
  })
  async choosePassword(
    @Args('input') { link, password }: ChoosePasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const chosen = await this.signIn.choose(link, password);
    if ('id' in chosen) return done(chosen.id);
    if (chosen.violation.article === 'link-not-valid')
      await this.audit.refused(context, { what: 'choosePassword', code: chosen.violation.article });
    return accountRefused(chosen);
  }

  @Mutation(() => AccountPayload, {
    description: 'Ends one of your sessions, its subscriptions too; another than this one by your password.',
  })
  async endSession(
    @Args('input') { session, current = null }: EndSessionInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const refused = session === viewer.session ? null : await this.unproven(viewer, current, context);
    if (refused !== null) return accountRefused(refused);
    const ended = await this.sessions.end(viewer.id, session);
    return ended ? done(viewer.id) : accountRefused(refuseToAccount('own-session-not-found', {}));
  }

  @Mutation(() => AccountPayload, {
    description: 'Ends all your sessions, this one too, with their subscriptions at once; by your password.',
  })
  async endAllSessions(
    @Args('input') { current = null }: EndAllSessionsInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const refused = await this.unproven(viewer, current, context);
    if (refused !== null) return accountRefused(refused);
    context.visitor?.forget('session');
    await this.sessions.endAll(viewer.id);
    return done(viewer.id);
  }

  /** Why sessions are not ended: whoever found a browser open would put its owner out of all others. */
  private async unproven(
    viewer: Viewer,
    current: string | null,
    context: RequestContext,
  ): Promise<Refusal | null> {
    if (viewer.recent && !current) return null;
    const person = await this.signIn.prove(viewer, current, visitorOf(context));
    return 'violation' in person ? person : null;
  }
}
