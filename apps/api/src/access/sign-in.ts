import {
  Accounts,
  checkPassword,
  hashPassword,
  Links,
  passwordFits,
  passwordProblem,
  type Person,
  refuseToAccount as refuse,
  SecondFactors,
  Sessions,
  signInKey,
} from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit';
import { Attempts } from './attempts';
import type { Viewer } from './viewers';
import type { Visitor } from './visitor';

type Given = { readonly account: string; readonly password: string; readonly code?: string | null };
export type SignedInAs = { readonly id: string; readonly token: string };

/** The longest name that is looked at; what is longer fits no account. */
const MOST_OF_NAME = 200;
const keyOf = (name: string): string => signInKey(name.slice(0, MOST_OF_NAME));

/** How somebody becomes, proves and stays who he is. Passwords pass through and are kept nowhere. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: Links,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly secondFactors: SecondFactors,
    private readonly audit: Audit,
  ) {}

  /** A new session, or why there is none. */
  async signIn(given: Given, visitor: Visitor): Promise<SignedInAs | Refusal> {
    const { account, password, code = null } = given;
    const name = keyOf(account);
    const tooMany = await this.attempts.count(name, visitor.network);
    if (tooMany !== null) return tooMany;
    const found = await checkPassword(this.accounts, name, password);
    if (!('id' in found)) return found;
    const proof = await this.secondFactors.prove(found.id, code);
    // Counted as a wrong password is: whoever has the password guesses codes.
    if (proof === 'wrong') return refuse('code-refused', {});
    await this.attempts.giveBack(name, visitor.network);
    if (proof === 'needed') return refuse('code-needed', {});
    const entered =
      proof === 'right'
        ? ({ way: 'PASSWORD_AND_CODE', strong: true } as const)
        : ({ way: 'PASSWORD', strong: false } as const);
    return { id: found.id, token: await this.sessions.open(found.id, visitor.device, entered) };
  }

  /** The account that is called so. */
  accountOf(name: string): Promise<{ readonly id: string } | null> {
    return this.accounts.credentialsOf(keyOf(name));
  }

  /**
   * Whether this is the viewer's password: whose account it is, or why not. Without one (null), whether he has just signed in with
   * two factors.
   */
  async prove(viewer: Viewer, password: string | null, visitor: Visitor): Promise<Person | Refusal> {
    if (password === null || password === '') return this.proveFresh(viewer);
    const tooMany = await this.attempts.count(viewer.id, visitor.network);
    if (tooMany !== null) return tooMany;
    const person = (await this.accounts.find(viewer.id))?.person ?? null;
    const hash = person === null ? null : (await this.accounts.credentialsOf(person.signIn))?.passwordHash;
    if (person === null || typeof hash !== 'string') return refuse('account-not-found', { id: viewer.id });
    if (!(await passwordFits(password, hash))) {
      const asking = { viewer: () => Promise.resolve(viewer), visitor };
      await this.audit.refused(asking, { what: 'signIn', code: 'wrong-password' });
      return refuse('wrong-password', {});
    }
    await this.attempts.giveBack(viewer.id, visitor.network);
    return person;
  }

  private async proveFresh({ id, fresh }: Viewer): Promise<Person | Refusal> {
    const person = (await this.accounts.find(id))?.person ?? null;
    if (person === null) return refuse('account-not-found', { id });
    return fresh ? person : refuse('proof-needed', {});
  }

  /** Another password for oneself; all other sessions end. Null when it is done. */
  async change(viewer: Viewer, current: string, password: string, visitor: Visitor): Promise<Refusal | null> {
    const person = await this.prove(viewer, current, visitor);
    if ('violation' in person) return person;
    const problem = passwordProblem(password, person);
    if (problem !== null) return problem;
    await this.accounts.setPassword(viewer.id, await hashPassword(password));
    await this.links.forget(viewer.id);
    await this.sessions.endAll(viewer.id, viewer.session);
    return null;
  }

  /** The password that a link is for, once; all sessions of the account end. The account, or why nothing was done. */
  async choose(link: string, password: string): Promise<{ readonly id: string } | Refusal> {
    const id = await this.links.accountOf(link);
    const person = id === null ? null : ((await this.accounts.find(id))?.person ?? null);
    if (id === null || person === null) return refuse('link-not-valid', {});
    const problem = passwordProblem(password, person);
    if (problem !== null) return problem;
    const hash = await hashPassword(password);
    if (!(await this.links.use(link, hash))) return refuse('link-not-valid', {});
    await this.sessions.endAll(id);
    return { id };
  }
}
