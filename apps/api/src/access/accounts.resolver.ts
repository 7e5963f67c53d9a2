import { randomUUID } from 'node:crypto';
import {
  type Account,
  Accounts,
  ApiTokens,
  Links,
  refuseToAccount,
  SecondFactors,
  Sessions,
  Ties,
} from '@arbitre/accounts';
import { type EventStore, giveGrant, loadMember } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import {
  decideGrant,
  type Grants,
  type Operation,
  roles,
  type Role as Granted,
} from '@arbitre/rules/federation';
import { Inject } from '@nestjs/common';
import { Audit } from '../audit/audit';
import { EVENT_STORE } from '../connections/tokens';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { checkedFirst, keysAfter, type Listing, pageOf } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { refuse } from '../writes/refusals';
import { accountRefused, done } from './account-payload';
import {
  AccountConnection,
  AccountInput,
  AccountPayload,
  AccountsArgs,
  InviteAccountInput,
  ManagedAccount,
} from './account.types';
import { Role } from './role';
import { shownGrant } from './shown-grant';
import { firstRole, type Viewer, Viewers } from './viewers';

type Managed = Plain<ManagedAccount>;
type FirstGrant = Omit<Parameters<typeof giveGrant>[1], 'account'>;

const ORDER: Listing<Managed> = { order: [{ key: 'id', kind: 'text' }] };

const managed = (
  { id, person, state, secondFactor, createdAt }: Account,
  grants: Grants,
  tokens: number,
): Managed => ({
  tokens,
  ...{ id, state, secondFactor, createdAt },
  ...{ role: firstRole(grants), grants: grants.map(shownGrant) },
  ...{ name: person?.name ?? null, signIn: person?.signIn ?? null },
});

/** The page where a link is used. Behind # it is sent to no server and stands in no log. */
const pathOf = (link: string): string => `/password#${link}`;

/** What administrators do with the accounts of others. */
@Resolver()
export class AccountsResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: Links,
    private readonly sessions: Sessions,
    private readonly viewers: Viewers,
    private readonly secondFactors: SecondFactors,
    private readonly tokens: ApiTokens,
    private readonly ties: Ties,
    private readonly audit: Audit,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  @Query(() => AccountConnection, { name: 'accounts', description: 'For administrators and auditors.' })
  async accountList(
    @Args() { id, first, after }: AccountsArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Managed>> {
    const role = await this.viewers.demand('accounts', context);
    await this.audit.read(context, { reading: 'accounts', role }, null);
    const most = checkedFirst(first);
    const [behind = null] = keysAfter(ORDER, after) ?? [];
    const one = id ? await this.accounts.find(id) : null;
    const read = id
      ? [one].filter((each) => each !== null)
      : await this.accounts.list(behind === null ? null : String(behind), most + 1);
    return pageOf(
      await this.withGrants(read),
      most,
      () => (id ? Promise.resolve(read.length) : this.accounts.count()),
      ({ id }) => [id],
    );
  }

  @Mutation(() => AccountPayload, {
    description:
      'A new account with a first grant, and the link by which its owner chooses a password within seven days.',
  })
  inviteAccount(
    @Args('input') input: InviteAccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.as('inviteAccount', context, async (viewer) => {
      const role = input.role.toUpperCase();
      if (!Object.hasOwn(Role, role)) {
        const expected = Object.keys(Role).join(', ');
        return refuseToAccount('invalid-field', { field: 'role', given: role.slice(0, 80), expected });
      }
      const granted = roles.find((each) => each.toUpperCase() === role);
      const grant = granted && (await this.firstGrant(granted, input));
      if (grant && 'violation' in grant) return grant;
      const made = await this.accounts.create({ signIn: input.signIn, name: input.name });
      if (!('id' in made)) return made;
      if (grant) await this.appoint(viewer, made.id, grant);
      return done(made.id, pathOf(await this.links.make(made.id, 'invitation')));
    });
  }

  @Mutation(() => AccountPayload, {
    description:
      'A link by which the owner of an account chooses another password within a day. Earlier links end.',
  })
  resetPassword(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.as('resetPassword', context, async () => {
      const found = await this.accounts.find(account);
      if (!found?.person) return refuseToAccount('account-not-found', { id: account.slice(0, 80) });
      const purpose = found.state === 'INVITED' ? 'invitation' : 'reset';
      return done(account, pathOf(await this.links.make(account, purpose)));
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'The account cannot sign in; its sessions and tokens end at once.',
  })
  lockAccount(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.toAnother('lockAccount', account, context, async () => {
      const found = await this.accounts.setLocked(account, true);
      if (found) await this.endAll(account);
      return found;
    });
  }

  @Mutation(() => AccountPayload)
  unlockAccount(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.toAnother('unlockAccount', account, context, () => this.accounts.setLocked(account, false));
  }

  @Mutation(() => AccountPayload, {
    description:
      'For somebody who has lost it: takes the authenticator and all passkeys away. The password alone signs in until another is added; all sessions end.',
  })
  resetSecondFactor(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.as('resetSecondFactor', context, async (viewer) => {
      if (viewer.id === account) return refuseToAccount('own-account', {});
      if (!(await this.secondFactors.removeAll(account))) return refuseToAccount('second-factor-not-set', {});
      await this.sessions.endAll(account);
      return done(account);
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'All tokens of the account, at once; it is the same account to who signs in.',
  })
  revokeTokens(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.as('revokeTokens', context, async () => {
      if ((await this.accounts.find(account)) === null)
        return refuseToAccount('account-not-found', { id: account.slice(0, 80) });
      await this.tokens.revokeAll(account);
      return done(account);
    });
  }

  @Mutation(() => AccountPayload, { description: 'Forgets for good who the account was.' })
  eraseAccount(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.toAnother('eraseAccount', account, context, async () => {
      const found = await this.accounts.erase(account);
      if (found) {
        const forgotten = [
          this.links.forget(account),
          this.secondFactors.removeAll(account),
          this.ties.untie(account),
        ];
        await Promise.all([this.endAll(account), ...forgotten]);
      }
      return found;
    });
  }

  private async withGrants(accounts: readonly Account[]): Promise<readonly Managed[]> {
    const grants = await Promise.all(accounts.map((account) => this.viewers.grantsOf(account)));
    const tokens = await this.tokens.countOf(accounts.map(({ id }) => id));
    return accounts.map((account, at) => managed(account, grants[at] ?? [], tokens.get(account.id) ?? 0));
  }

  private async endAll(account: string): Promise<void> {
    await Promise.all([this.sessions.endAll(account), this.tokens.revokeAll(account)]);
  }

  /** The grant that an invitation comes with, judged before there is an account; why nobody could hold it. */
  private async firstGrant(
    role: Granted,
    { scope, until }: InviteAccountInput,
  ): Promise<FirstGrant | Refusal> {
    const where = scope ?? 'federation';
    const from = new Date().toISOString().slice(0, 10);
    const member = where.startsWith('member:') ? where.slice('member:'.length) : null;
    const why = member === null ? 'appointed' : 'identified';
    const grant = { role, scope: where, from, why, ...(until ? { until } : {}) } as const;
    const judged = decideGrant([], { do: 'give-grant', ...grant });
    if (!judged.ok) return judged;
    if (member !== null && (await loadMember(this.store, member)) === null)
      return refuse('member-not-found', { id: member });
    return grant;
  }

  private async appoint(viewer: Viewer, account: string, grant: FirstGrant): Promise<void> {
    const time = new Date().toISOString();
    const actor = { id: viewer.id, role: 'administrator' };
    const context = { commandId: randomUUID(), actor, time };
    await giveGrant(
      this.store,
      { account, ...grant },
      viewer.demo ? context : { ...context, authority: 'recorded' },
      this.accounts.whileGrantsChange,
    );
  }

  private async as(
    operation: Operation,
    context: RequestContext,
    work: (viewer: Viewer) => Promise<ReturnType<typeof done> | Refusal>,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) {
      const strange = refuse('not-signed-in');
      await this.noteRefused(operation, strange, context);
      return accountRefused(strange);
    }
    const refused = await this.viewers.refusal(operation, viewer);
    if (refused !== null) await this.noteRefused(operation, refused, context);
    const outcome = refused ?? (await work(viewer));
    return 'violation' in outcome ? accountRefused(outcome) : outcome;
  }

  private async noteRefused(operation: Operation, refusal: Refusal, context: RequestContext): Promise<void> {
    const viewer = await context.viewer();
    const role = viewer && firstRole(await viewer.granted());
    await this.audit.refused(context, { what: operation, code: refusal.violation.article, role });
  }

  private toAnother(
    operation: Operation,
    account: string,
    context: RequestContext,
    work: () => Promise<boolean>,
  ): Promise<typeof AccountPayload> {
    return this.as(operation, context, async (viewer) => {
      if (viewer.id === account) return refuseToAccount('own-account', {});
      return (await work())
        ? done(account)
        : refuseToAccount('account-not-found', { id: account.slice(0, 80) });
    });
  }
}
