import { randomUUID } from 'node:crypto';
import { type Account, Accounts, Links, refuseToAccount, SecondFactors, Sessions } from '@arbitre/accounts';
import { type EventStore, giveGrant } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import { type Grants, type Operation, roles, type Role as Granted } from '@arbitre/rules/federation';
import { Inject } from '@nestjs/common';
import { EVENT_STORE } from '../connections/tokens';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { requestFault } from '../graphql/errors';
import { checkedFirst, keysAfter, type Listing, pageOf } from '../graphql/keyset-page';
import { type Page, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { refuse } from '../writes/refusals';
import { accountRefused, done } from './account-payload';
import {
  AccountConnection,
  AccountInput,
  AccountPayload,
  InviteAccountInput,
  ManagedAccount,
} from './account.types';
import { Role } from './role';
import { shownGrant } from './shown-grant';
import { firstRole, type Viewer, Viewers } from './viewers';

type Managed = Plain<ManagedAccount>;

const ORDER: Listing<Managed> = { order: [{ key: 'id', kind: 'text' }] };

const managed = ({ id, person, state, secondFactor, createdAt }: Account, grants: Grants): Managed => ({
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
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  @Query(() => AccountConnection, { name: 'accounts', description: 'For administrators and auditors.' })
  async accountList(
    @Args() { first, after }: PageArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Managed>> {
    if (!(await this.viewers.mayRead('accounts', await context.viewer(), {})))
      throw requestFault('FORBIDDEN', 'Accounts are for administrators and auditors to read.');
    const most = checkedFirst(first);
    const [behind = null] = keysAfter(ORDER, after) ?? [];
    const read = await this.accounts.list(behind === null ? null : String(behind), most + 1);
    return pageOf(
      await this.withGrants(read),
      most,
      () => this.accounts.count(),
      ({ id }) => [id],
    );
  }

  @Mutation(() => AccountPayload, {
    description: 'A new account, and the link by which its owner chooses a password within seven days.',
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
      const made = await this.accounts.create({ signIn: input.signIn, name: input.name });
      if (!('id' in made)) return made;
      const granted = roles.find((each) => each.toUpperCase() === role);
      if (granted !== undefined) await this.appoint(viewer, made.id, granted);
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

  @Mutation(() => AccountPayload, { description: 'The account cannot sign in; its sessions end at once.' })
  lockAccount(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.toAnother('lockAccount', account, context, async () => {
      const found = await this.accounts.setLocked(account, true);
      if (found) await this.sessions.endAll(account);
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
      'For somebody who has lost it: the password alone signs in until another is added. All sessions end.',
  })
  resetSecondFactor(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.as('resetSecondFactor', context, async (viewer) => {
      if (viewer.id === account) return refuseToAccount('own-account', {});
      if (!(await this.secondFactors.remove(account))) return refuseToAccount('second-factor-not-set', {});
      await this.sessions.endAll(account);
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
        const forgotten = [this.links.forget(account), this.secondFactors.remove(account)];
        await Promise.all([this.sessions.endAll(account), ...forgotten]);
      }
      return found;
    });
  }

  private async withGrants(accounts: readonly Account[]): Promise<readonly Managed[]> {
    const grants = await Promise.all(accounts.map((account) => this.viewers.grantsOf(account)));
    return accounts.map((account, at) => managed(account, grants[at] ?? []));
  }

  private async appoint(viewer: Viewer, account: string, role: Granted): Promise<void> {
    const time = new Date().toISOString();
    const actor = { id: viewer.id, role: 'administrator' };
    const context = { commandId: randomUUID(), actor, time };
    const grant = { account, role, scope: 'federation', from: time.slice(0, 10), why: 'appointed' } as const;
    await giveGrant(this.store, grant, viewer.demo ? context : { ...context, authority: 'recorded' });
  }

  private async as(
    operation: Operation,
    context: RequestContext,
    work: (viewer: Viewer) => Promise<ReturnType<typeof done> | Refusal>,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const refused = await this.viewers.refusal(operation, viewer);
    const outcome = refused ?? (await work(viewer));
    return 'violation' in outcome ? accountRefused(outcome) : outcome;
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
