import { Injectable, computed, effect, inject, signal } from '@angular/core';
import { type CanActivateFn, Router } from '@angular/router';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { MayThere, Me, SignIn, SignOut, type MeResult, type SignInResult } from './account.operations';

export type Account = NonNullable<MeResult['me']>;
export type Refused = Extract<SignInResult['signIn'], { __typename: 'SignInRefused' }>;

/** Who is signed in. The cookie is the server's; the page only knows the answer to "who am I". */
@Injectable({ providedIn: 'root' })
export class Session {
  private readonly graphql = inject(GraphQL);
  readonly account = signal<Account | null>(null);
  /** Where the page is: what may be done there is asked of the server. */
  readonly place = signal<{ readonly competition?: string; readonly deal?: string }>({});
  private readonly everywhere = signal<readonly string[]>([]);
  private readonly there = signal<readonly string[]>([]);
  /** The mutations that the account may send here; what it may not is not offered. The server has the last word. */
  readonly operations = computed((): ReadonlySet<string> => {
    if (this.account() === null) return new Set();
    return new Set([...this.everywhere(), ...this.there()]);
  });
  /** What the account may read that not everybody may. Staff and administrators are told by what they may write; auditors write nothing. */
  readonly reads = computed(() => {
    const operations = this.operations();
    const audits = this.account()?.role === 'AUDITOR';
    return {
      accounts: audits || operations.has('inviteAccount'),
      members: audits || operations.has('registerMember'),
      personal: operations.has('correctPersonal'),
    };
  });
  /** What the account may write of results. */
  readonly may = computed(() => {
    const operations = this.operations();
    return {
      record: operations.has('recordResult'),
      correct: operations.has('correctResult'),
      rule: operations.has('giveRuling'),
    };
  });
  private known: Promise<void> | undefined;

  constructor() {
    const connection = inject(Connection);
    effect((onCleanup) => {
      connection.recoveries();
      const place = this.place();
      const account = this.account();
      this.there.set([]);
      if (account === null || Object.keys(place).length === 0) return;
      let current = true;
      this.graphql.ask(MayThere, place).then(
        ({ may }) => {
          if (current) this.there.set(may);
        },
        () => undefined,
      );
      onCleanup(() => {
        current = false;
      });
    });
  }

  /** Rejects when the server cannot be reached; asked again the next time. */
  async load(): Promise<Account | null> {
    this.known ??= this.graphql.ask(Me, {}).then(({ me, may }) => {
      this.everywhere.set(may);
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

  /** @param code what the account's authenticator shows, where it was asked for */
  async signIn(account: string, password: string, code: string | null): Promise<Refused | null> {
    const { signIn } = await this.graphql.send(SignIn, { input: { account, password, code } });
    if (signIn.__typename === 'SignInRefused') return signIn;
    await this.again();
    return null;
  }

  /** Who is signed in, and what he may do, asked once more. */
  async again(): Promise<void> {
    this.known = undefined;
    await this.load();
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
