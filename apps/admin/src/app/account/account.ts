import { Injectable, computed, inject, signal } from '@angular/core';
import { type CanActivateFn, Router } from '@angular/router';
import { GraphQL } from '../graphql/client';
import { Me, SignIn, SignOut, type MeResult, type SignInResult } from './account.operations';

export type Account = NonNullable<MeResult['me']>;
export type Refused = Extract<SignInResult['signIn'], { __typename: 'SignInRefused' }>;

/** Who is signed in. The cookie is the server's; the page only knows the answer to "who am I". */
@Injectable({ providedIn: 'root' })
export class Session {
  private readonly graphql = inject(GraphQL);
  readonly account = signal<Account | null>(null);
  /** What the account's role may write of results; what it may not is not offered. The server has the last word. */
  readonly may = computed(() => {
    const role = this.account()?.role;
    return {
      record: role === 'STAFF' || role === 'ARBITER' || role === 'CLUB',
      correct: role === 'STAFF' || role === 'ARBITER',
      rule: role === 'ARBITER',
    };
  });
  private known: Promise<void> | undefined;

  /** Rejects when the server cannot be reached; asked again the next time. */
  async load(): Promise<Account | null> {
    this.known ??= this.graphql.ask(Me, {}).then(({ me }) => {
      this.account.set(me);
    });
    try {
      await this.known;
    } catch (error) {
      this.known = undefined;
      throw error;
    }
    return this.account();
  }

  async signIn(account: string, password: string): Promise<Refused | null> {
    const { signIn } = await this.graphql.send(SignIn, { input: { account, password } });
    if (signIn.__typename === 'SignInRefused') return signIn;
    this.account.set(signIn.account);
    this.known = Promise.resolve();
    return null;
  }

  async signOut(): Promise<void> {
    await this.graphql.send(SignOut, {});
    await this.ended();
  }

  /** The server has ended the session: the page forgets what it showed. */
  async ended(): Promise<void> {
    this.account.set(null);
    await this.graphql.client.clearStore();
  }
}

/** Sends strangers to the sign-in page and back afterwards. Without a server the page itself says so. */
export const signedIn: CanActivateFn = async (_route, state) => {
  const router = inject(Router);
  const session = inject(Session);
  try {
    if ((await session.load()) !== null) return true;
  } catch {
    return true;
  }
  return router.createUrlTree(['/sign-in'], { queryParams: state.url === '/' ? {} : { from: state.url } });
};

/** Pages for everybody: who is signed in keeps the head of the page. */
export const whoeverAsks: CanActivateFn = async () => {
  await inject(Session)
    .load()
    .catch(() => null);
  return true;
};
