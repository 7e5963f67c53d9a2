import { Accounts, Sessions } from '@arbitre/accounts';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SETTINGS } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { textsOf } from '../writes/problem-texts';
import { Account, DemoAccount, SignedIn, SignInInput, SignInPayload, SignInRefused } from './account.types';
import { demoAccounts } from './demo-accounts';
import { SignIn } from './sign-in';
import { visitorOf } from './visitor';

@Resolver()
export class AccessResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signingIn: SignIn,
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

  @Mutation(() => SignInPayload)
  async signIn(
    @Args('input') input: SignInInput,
    @Context() context: RequestContext,
  ): Promise<typeof SignInPayload> {
    const visitor = visitorOf(context);
    const opened = await this.signingIn.signIn(input.account, input.password, visitor);
    if (!('token' in opened)) return Object.assign(new SignInRefused(), textsOf(opened));
    visitor.keep(opened.token, this.settings.sessionSeconds);
    return Object.assign(new SignedIn(), { account: await this.account(opened) });
  }

  @Mutation(() => Boolean, { description: 'Ends the session. False when there was none.' })
  async signOut(@Context() context: RequestContext): Promise<boolean> {
    const viewer = await context.viewer();
    context.visitor?.forget();
    return viewer !== null && this.sessions.end(viewer.id, viewer.session);
  }

  private async account({ id, role }: Pick<Account, 'id' | 'role'>): Promise<Plain<Account>> {
    const found = await this.accounts.find(id);
    return { id, role, name: found?.person?.name ?? id };
  }
}
