import { Accounts, SecondFactors, Sessions } from '@arbitre/accounts';
import { placeOfDeal, placeOfSession } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SETTINGS } from '../connections/tokens';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { textsOf } from '../writes/problem-texts';
import {
  Account,
  DemoAccount,
  MayArgs,
  SignedIn,
  SignInInput,
  SignInPayload,
  SignInRefused,
} from './account.types';
import { demoAccounts } from './demo-accounts';
import { SignIn } from './sign-in';
import { shownGrant } from './shown-grant';
import { firstRole, type Viewer, Viewers } from './viewers';
import { visitorOf } from './visitor';

@Resolver()
export class AccessResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signingIn: SignIn,
    private readonly viewers: Viewers,
    private readonly secondFactors: SecondFactors,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Query(() => Account, { nullable: true, description: 'Who is signed in, null when nobody is.' })
  async me(@Context() context: RequestContext): Promise<Plain<Account> | null> {
    const viewer = await context.viewer();
    return viewer && this.account(viewer);
  }

  @Query(() => [DemoAccount], {
    description: 'The accounts that a demo installation shows on its sign-in page; empty in production.',
  })
  demoAccounts(): readonly Plain<DemoAccount>[] {
    return this.settings.demoAccounts ? demoAccounts : [];
  }

  @Query(() => [String], {
    description:
      'The mutations that you may ask for there, by what you were granted: of a deal, a session, a competition, or of the federation. Nothing for strangers.',
  })
  async may(
    @Args() { deal, session, competition }: MayArgs,
    @Context() context: RequestContext,
  ): Promise<readonly string[]> {
    const place = deal
      ? placeOfDeal({ deal })
      : session
        ? placeOfSession({ session })
        : competition
          ? { competition }
          : {};
    return this.viewers.mayDo(await context.viewer(), place);
  }

  @Mutation(() => SignInPayload)
  async signIn(
    @Args('input') input: SignInInput,
    @Context() context: RequestContext,
  ): Promise<typeof SignInPayload> {
    const visitor = visitorOf(context);
    const opened = await this.signingIn.signIn(input, visitor);
    if (!('token' in opened)) return Object.assign(new SignInRefused(), textsOf(opened));
    visitor.keep(opened.token, this.settings.sessionSeconds);
    return Object.assign(new SignedIn(), {
      account: await this.account(await this.viewers.of(opened.token)),
    });
  }

  @Mutation(() => Boolean, { description: 'Ends the session. False when there was none.' })
  async signOut(@Context() context: RequestContext): Promise<boolean> {
    const viewer = await context.viewer();
    context.visitor?.forget();
    return viewer !== null && this.sessions.end(viewer.id, viewer.session);
  }

  private async account(viewer: Viewer | null): Promise<Plain<Account>> {
    // A session that ended as it began is nobody's.
    if (viewer === null) throw requestFault('FORBIDDEN', 'The session has ended: sign in again.');
    const { id } = viewer;
    const [found, grants, due] = await Promise.all([
      this.accounts.find(id),
      viewer.granted(),
      viewer.isDue(),
    ]);
    const secondFactor = due ? 'DUE' : (await this.secondFactors.has(id)) ? 'SET' : 'NONE';
    const name = found?.person?.name ?? id;
    return { id, name, secondFactor, role: firstRole(grants), grants: grants.map(shownGrant) };
  }
}
