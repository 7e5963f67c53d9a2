import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SETTINGS } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { textsOf } from '../writes/problem-texts';
import { refuse } from '../writes/refusals';
import { Account, DemoAccount, SignedIn, SignInInput, SignInPayload, SignInRefused } from './account.type';
import { demoAccounts } from './demo-accounts';
import { Sessions } from './sessions';

@Resolver()
export class AccessResolver {
  constructor(
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Query(() => Account, { nullable: true, description: 'Who is signed in, null when nobody is.' })
  me(@Context() context: RequestContext): Promise<Plain<Account> | null> {
    return context.viewer();
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
    const opened = await this.sessions.signIn(input.account, input.password);
    if (opened === null) return Object.assign(new SignInRefused(), textsOf(refuse('sign-in-refused')));
    context.cookie?.keep(opened.token, this.settings.sessionSeconds);
    return Object.assign(new SignedIn(), { account: opened.viewer });
  }

  @Mutation(() => Boolean, { description: 'Ends the session. False when there was none.' })
  async signOut(@Context() context: RequestContext): Promise<boolean> {
    const token = context.cookie?.token ?? null;
    if (token === null) return false;
    await this.sessions.end(token);
    context.cookie?.forget();
    return true;
  }
}
