import { Injectable, computed, effect, inject, linkedSignal, signal } from '@angular/core';
import { type CanActivateFn, type RedirectFunction, Router } from '@angular/router';
import { Connection } from '../connection/connection';
import { GraphQL } from '../graphql/client';
import { forgetAnswers } from '../graphql/kept-answers';
import { untilAnswered } from '../graphql/until-answered';
import {
  BeginOidc,
  MayThere,
  Me,
  ProveCode,
  SignIn,
  SignInWithPasskey,
  SignOut,
  type MeResult,
} from './account.operations';

export type Account = NonNullable<MeResult['me']>;
/** Why nobody is signed in. */
export type Refusal = { readonly code: string; readonly messageFr: string; readonly messageEn: string };

/** Where a page is, as the server is asked what may be done there. */
type Place = Readonly<Partial<Record<'competition' | 'deal' | 'club' | 'member' | 'division', string>>>;

/** Whether a competition at this stage takes no corrections any more. */
export const isSettled = (stage: string | undefined): boolean => stage === 'OFFICIAL' || stage === 'FINAL';

/** Who is signed in. The cookie is the server's; the page only knows the answer to "who am I". */
@Injectable({ providedIn: 'root' })
export class Session {
  private readonly graphql = inject(GraphQL);
  readonly account = signal<Account | null>(null);
  /** Where the page is: what may be done there is asked of the server. */
  readonly place = signal<Place>({});
  private readonly everywhere = signal<readonly string[]>([]);
  /** Nobody with an account: a telephone that has entered the code of a table. */
  readonly isAtTable = computed(() => this.account()?.id.startsWith('code-') === true);
  /** What it may send somewhere: what is offered before a place is named. */
  readonly anywhere = signal<ReadonlySet<string>>(new Set());
  private readonly asked = computed(() => ({ account: this.account()?.id, ...this.place() }), {
    equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  /** What it may send at the place where the page is; stays while it is asked for again. */
  private readonly there = linkedSignal<unknown, readonly string[]>({
    source: this.asked,
    computation: () => [],
  });
  /** The mutations that the account may send here; what it may not is not offered. The server has the last word. */
  readonly operations = computed((): ReadonlySet<string> => {
    if (this.account() === null) return new Set();
    // All that a code is for lies at its table.
    return new Set([...this.everywhere(), ...this.there(), ...(this.isAtTable() ? this.anywhere() : [])]);
  });
  /** What the account may read that not everybody may. Staff and administrators are told by what they may write; auditors write nothing. */
  readonly reads = computed(() => {
    const operations = this.operations();
    const audits = this.account()?.role === 'AUDITOR';
    const manages = operations.has('inviteAccount');
    const registers = this.anywhere().has('registerMember');
    return {
      accounts: audits || manages,
      audit: audits || manages,
      members: audits || registers,
      officials: audits || manages || registers,
      officialsHere: audits || manages || operations.has('registerEntries'),
      personal: this.anywhere().has('correctPersonal'),
      words: audits || operations.has('matchWords'),
    };
  });
  /** Where the page is, corrections are over: nothing that counts changes until somebody reopens them. */
  readonly settled = linkedSignal({ source: this.place, computation: () => false });
  /** What the account may write of results. */
  readonly may = computed(() => {
    const operations = this.operations();
    const open = !this.settled();
    return {
      record: operations.has('recordResult'),
      act: open && operations.has('recordActs'),
      correct: open && operations.has('correctResult'),
      rule: open && operations.has('giveRuling'),
      call: operations.has('callArbiter'),
    };
  });
  private known: Promise<void> | undefined;

  constructor() {
    const connection = inject(Connection);
    effect((onCleanup) => {
      connection.recoveries();
      // Read anew, the account may have other rights.
      if (this.account() === null) return;
      const { account: _, ...place } = this.asked();
      if (Object.keys(place).length === 0) return;
      onCleanup(
        untilAnswered(
          () => this.graphql.ask(MayThere, place),
          ({ may }) => {
            this.there.set(may);
          },
        ),
      );
    });
  }

  /** Whether anybody has asked already who is signed in. */
  isAsked(): boolean {
    return this.known !== undefined;
  }

  /** Rejects when the server cannot be reached; asked again the next time. */
  async load(): Promise<Account | null> {
    this.known ??= this.graphql.ask(Me, {}).then(({ me, may, anywhere }) => {
      this.everywhere.set(may);
      this.anywhere.set(new Set(me === null ? [] : anywhere));
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
  async signIn(account: string, password: string, code: string | null): Promise<Refusal | null> {
    const { signIn } = await this.graphql.send(SignIn, { input: { account, password, code } });
    if (signIn.__typename === 'SignInRefused') return signIn;
    await this.again();
    return null;
  }

  /** @param response what the browser answered to `beginPasskeySignIn` */
  async signInWithPasskey(response: unknown): Promise<Refusal | null> {
    const { signInWithPasskey } = await this.graphql.send(SignInWithPasskey, { input: { response } });
    if (signInWithPasskey.__typename === 'SignInRefused') return signInWithPasskey;
    await this.again();
    return null;
  }

  /**
   * Sends the browser to the OpenID provider.
   * @param input the `link` of an invitation that is taken with a login there, or the page to come back to
   */
  async goToOidc(input: { readonly link: string } | { readonly from: string }): Promise<Refusal | null> {
    const { beginOidc } = await this.graphql.send(BeginOidc, { input });
    if (beginOidc.__typename === 'AccountRefused') return beginOidc;
    location.assign(beginOidc.address);
    return null;
  }

  /** Ends a sign-in by the OpenID provider, where the account's authenticator was asked for. */
  async proveCode(code: string): Promise<Refusal | null> {
    const { proveCode } = await this.graphql.send(ProveCode, { input: { code } });
    if (proveCode.__typename === 'SignInRefused') return proveCode;
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
    this.anywhere.set(new Set());
    forgetAnswers();
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

/** What waits, for who has an account; the competitions for everybody else. */
export const startPage: RedirectFunction = async () => {
  const session = inject(Session);
  const account = await session.load().catch(() => null);
  return account === null || session.isAtTable() ? '/competitions' : '/today';
};

/** Pages for everybody: who is signed in keeps the head of the page. */
export const whoeverAsks: CanActivateFn = async () => {
  await inject(Session)
    .load()
    .catch(() => null);
  return true;
};
