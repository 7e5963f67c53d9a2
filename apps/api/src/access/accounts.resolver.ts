import { type Account, Accounts, isRole, Links, refuseToAccount, ROLES, Sessions } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
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
import { type AccountOperation, accountPermissions, mayCareFor } from './permissions';

type Managed = Plain<ManagedAccount>;

const ORDER: Listing<Managed> = { order: [{ key: 'id', kind: 'text' }] };

const managed = ({ id, person, role, state, createdAt }: Account): Managed => ({
  ...{ id, role, state, createdAt },
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
  ) {}

  @Query(() => AccountConnection, { name: 'accounts', description: 'For administrators and auditors.' })
  async accountList(
    @Args() { first, after }: PageArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Managed>> {
    const role = (await context.viewer())?.role;
    if (role !== 'ADMINISTRATOR' && role !== 'AUDITOR')
      throw requestFault('FORBIDDEN', 'Accounts are for administrators and auditors to read.');
    const most = checkedFirst(first);
    const [behind = null] = keysAfter(ORDER, after) ?? [];
    const read = await this.accounts.list(behind === null ? null : String(behind), most + 1);
    return pageOf(
      read.map(managed),
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
    return this.as('inviteAccount', context, async () => {
      const { role } = input;
      if (!isRole(role))
        return refuseToAccount('invalid-field', {
          ...{ field: 'role', given: role.slice(0, 80), expected: ROLES.join(', ') },
        });
      const made = await this.accounts.create({ signIn: input.signIn, name: input.name, role });
      return 'id' in made ? done(made.id, pathOf(await this.links.make(made.id, 'invitation'))) : made;
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

  @Mutation(() => AccountPayload, { description: 'Forgets for good who the account was.' })
  eraseAccount(
    @Args('input') { account }: AccountInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.toAnother('eraseAccount', account, context, async () => {
      const found = await this.accounts.erase(account);
      if (found) await Promise.all([this.sessions.endAll(account), this.links.forget(account)]);
      return found;
    });
  }

  private async as(
    operation: AccountOperation,
    context: RequestContext,
    work: (viewer: string) => Promise<ReturnType<typeof done> | Refusal>,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    if (!mayCareFor(operation, viewer.role))
      return accountRefused(
        refuse('not-permitted', { role: viewer.role, allowed: accountPermissions[operation] }),
      );
    const outcome = await work(viewer.id);
    return 'violation' in outcome ? accountRefused(outcome) : outcome;
  }

  private toAnother(
    operation: AccountOperation,
    account: string,
    context: RequestContext,
    work: () => Promise<boolean>,
  ): Promise<typeof AccountPayload> {
    return this.as(operation, context, async (viewer) => {
      if (viewer === account) return refuseToAccount('own-account', {});
      return (await work())
        ? done(account)
        : refuseToAccount('account-not-found', { id: account.slice(0, 80) });
    });
  }
}
