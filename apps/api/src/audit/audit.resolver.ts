import { Accounts, type AuditEntry as Entry, AuditLog } from '@arbitre/accounts';
import { isDay } from '@arbitre/rules/kernel/declare/stream-fields';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Role } from '../access/role';
import { Viewers } from '../access/viewers';
import { requestFault } from '../graphql/errors';
import { checkedFirst, keysAfter, type Listing, pageOf } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Audit } from './audit';
import { AuditArgs, AuditConnection, AuditEntry } from './audit.types';

const LATEST_FIRST: Listing<Plain<AuditEntry>> = { order: [{ key: 'id', kind: 'text' }], direction: 'DESC' };

const shown = (entry: Entry): Plain<AuditEntry> => ({
  ...entry,
  role: (entry.role?.toUpperCase() ?? null) as Role | null,
});

/** What was refused, and who looked at what. */
@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(
    private readonly log: AuditLog,
    private readonly noting: Audit,
    private readonly accounts: Accounts,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => AuditConnection, {
    description: 'What was refused and who looked at what is hidden, for administrators and auditors.',
  })
  async audit(
    @Args() { first, after, kind, account, day }: AuditArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Plain<AuditEntry>>> {
    await this.viewers.demand('audit', context);
    if (day && !isDay(day))
      throw requestFault(
        'BAD_USER_INPUT',
        `day: "${day.slice(0, 40)}" is no day; give one such as 2026-11-21.`,
      );
    const most = checkedFirst(first);
    const [before = null] = keysAfter(LATEST_FIRST, after) ?? [];
    const filter = { kind: kind ?? null, account: account ?? null, day: day ?? null };
    await this.noting.write();
    const read = await this.log.list(filter, before === null ? null : String(before), most + 1);
    return pageOf(
      read.map(shown),
      most,
      () => this.log.count(filter),
      ({ id }) => [id],
    );
  }

  @ResolveField(() => String, { nullable: true })
  async accountName(
    @Parent() { account }: Plain<AuditEntry>,
    @Context() { loaders }: RequestContext,
  ): Promise<string | null> {
    if (account === null) return null;
    return loaders
      .by<string | null>('names of accounts', null, (ids) => this.accounts.namesOf(ids))
      .load(account);
  }
}
