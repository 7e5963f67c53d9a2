import {
  Accounts,
  type Person,
  refuseToAccount as refuse,
  SecondFactors,
  Sessions,
  Tickets,
  Ties,
} from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../connections/public-address';
import { Attempts } from '../attempts';
import type { SignedInAs } from '../sign-in';
import type { Viewer } from '../viewers';
import type { Visitor } from '../visitor';
import { Flows, type Intent } from './flows';
import { type Claims, Issuer, IssuerAway } from './issuer';

/** Where the provider sends browsers back to. */
export const CALLBACK = 'sign-in/oidc/callback';

/** What came of it: a new session, a code that is still asked for, a login that was tied; `from`: the page to come back to. */
export type Returned =
  | (SignedInAs & { readonly from: string })
  | { readonly codeNeeded: true; readonly from: string }
  | { readonly tied: string };

const COOKIE = 'oidc_code';
/** As long as a ticket serves. */
const SECONDS = 300;
const MOST_OF_STATE = 200;

const codeOf = (account: string): string => `code ${account}`;

/** How somebody signs in by an OpenID provider. It says who he is there; who that is here, he or an invitation has said before. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly ties: Ties,
    private readonly flows: Flows,
    private readonly issuer: Issuer,
    private readonly address: PublicAddress,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
    private readonly tickets: Tickets,
  ) {}

  /** Where the browser goes now, or why nowhere. */
  async begin(intent: Intent, visitor: Visitor): Promise<{ readonly address: string } | Refusal> {
    if (this.issuer.name === null) return refuse('oidc-not-set', {});
    try {
      const redirectUri = `${this.address.origin}/${CALLBACK}`;
      return { address: await this.issuer.addressFor(this.flows.begin(intent, visitor), redirectUri) };
    } catch (error) {
      if (error instanceof IssuerAway) return refuse('oidc-away', {});
      throw error;
    }
  }

  /** @param query what the provider has written behind our address */
  async end(query: URLSearchParams, viewer: Viewer | null, visitor: Visitor): Promise<Returned | Refusal> {
    const state = (query.get('state') ?? '').slice(0, MOST_OF_STATE);
    const counted = `oidc ${state}`;
    const tooMany = await this.attempts.count(counted, visitor.network);
    if (tooMany !== null) return tooMany;
    const back = await this.flows.end(state, visitor, viewer?.session ?? null);
    if (back === null || this.issuer.name === null) return refuse('oidc-refused', {});
    if (query.get('error') === 'access_denied') {
      await this.attempts.giveBack(counted, visitor.network);
      return refuse('oidc-declined', {});
    }
    try {
      const address = new URL(`${this.address.origin}/${CALLBACK}?${query.toString()}`);
      const claims = await this.issuer.claims(address, back.flow);
      if (claims === null) return refuse('oidc-refused', {});
      await this.attempts.giveBack(counted, visitor.network);
      return await this.does(back.intent, claims, viewer, visitor);
    } catch (error) {
      if (error instanceof IssuerAway) return refuse('oidc-away', {});
      throw error;
    }
  }

  /** Whoever came back without two factors and has an authenticator shows its code: a new session, or why there is none. */
  async proveCode(code: string, visitor: Visitor): Promise<SignedInAs | Refusal> {
    const [account = '', ticket = ''] = (visitor.cookie(COOKIE) ?? '').split('.');
    const person = this.tickets.isValid(ticket, codeOf(account)) ? await this.personOf(account) : null;
    if (person === null) return refuse('oidc-refused', {});
    if ('violation' in person) return person;
    const tooMany = await this.attempts.count(person.signIn, visitor.network);
    if (tooMany !== null) return tooMany;
    const proof = await this.secondFactors.prove(account, code);
    if (proof === 'wrong') return refuse('code-refused', {});
    await this.attempts.giveBack(person.signIn, visitor.network);
    if (proof === 'needed') return refuse('code-needed', {});
    visitor.forget(COOKIE);
    if (!(await this.tickets.take(ticket, codeOf(account)))) return refuse('oidc-refused', {});
    return this.opened(account, visitor, { way: 'OIDC_AND_CODE', strong: proof === 'right' });
  }

  private async does(
    intent: Intent,
    claims: Claims,
    viewer: Viewer | null,
    visitor: Visitor,
  ): Promise<Returned | Refusal> {
    if (intent.kind === 'tie') {
      const account = viewer?.id ?? '';
      return (await this.ties.tie(account, claims)) ? { tied: account } : refuse('oidc-tied', {});
    }
    if (intent.kind === 'link') {
      const account = await this.ties.tieByLink(intent.link, claims);
      if (account === null) return refuse('oidc-link-not-valid', {});
      await this.sessions.endAll(account);
      return this.enter(account, claims, '', visitor);
    }
    const account = await this.ties.accountOf(claims);
    return account === null ? refuse('oidc-not-tied', {}) : this.enter(account, claims, intent.from, visitor);
  }

  private async enter(
    account: string,
    { strong }: Claims,
    from: string,
    visitor: Visitor,
  ): Promise<Returned | Refusal> {
    const person = await this.personOf(account);
    if (person === null) return refuse('oidc-not-tied', {});
    if ('violation' in person) return person;
    if (!strong && (await this.secondFactors.has(account))) {
      visitor.keep(COOKIE, `${account}.${this.tickets.give(codeOf(account))}`, SECONDS);
      return { codeNeeded: true, from };
    }
    return { ...(await this.opened(account, visitor, { way: 'OIDC', strong })), from };
  }

  /** Whose account it is; null once erased, a refusal while it is locked. */
  private async personOf(account: string): Promise<Person | Refusal | null> {
    const found = await this.accounts.find(account);
    return found?.state === 'LOCKED' ? refuse('account-locked', {}) : (found?.person ?? null);
  }

  private async opened(
    id: string,
    visitor: Visitor,
    entered: Parameters<Sessions['open']>[2],
  ): Promise<SignedInAs> {
    return { id, token: await this.sessions.open(id, visitor.device, entered) };
  }
}
