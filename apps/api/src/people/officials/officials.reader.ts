import { Accounts } from '@arbitre/accounts';
import { answers } from '@arbitre/events';
import { officialTable, type OfficialRow, placeOfScope, regionTable } from '@arbitre/projections';
import { plainWord, scopeOf } from '@arbitre/rules/federation';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { keysetPage } from '../../graphql/keyset-page';
import type { Page } from '../../graphql/page';
import { BELOW } from '../below';
import { dayOf } from '../day';
import { HOLDS } from '../held';
import type { OfficialsArgs } from './official.types';

const ORDER = {
  order: [
    { key: 'scope', kind: 'text' },
    { key: 'role', kind: 'text' },
    { key: 'account', kind: 'text' },
    { key: 'grant', kind: 'text' },
  ],
} as const;

type Query = SelectQueryBuilder<OfficialRow>;

/** Ids of regions with all below them, and the words by which competitions say that they are there. */
type Regions = { readonly ids: readonly string[]; readonly words: readonly string[] };

/** Keeps those of regions, of clubs that are there on the day, and of the competitions there. `as`: tells its parameters apart. */
const inRegions = (query: Query, as: string, { ids, words }: Regions, on: string): void => {
  query.andWhere(
    `(official.placeKind = 'region' AND official.place = ANY(:${as}Ids)
      OR official.placeKind = 'club' AND official.place IN
        (SELECT lower(span.club) FROM read.club_region AS span WHERE span.region = ANY(:${as}Ids) AND ${HOLDS})
      OR official.placeKind = 'competition' AND official.place IN
        (SELECT id FROM read.competition WHERE region = ANY(:${as}Words)))`,
    { [`${as}Ids`]: ids, [`${as}Words`]: words, on },
  );
};

@Injectable()
export class OfficialsReader {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
  ) {}

  /** By where they are, role and account. `within`: regions that the reader is bound to, with all below them; null: to none. */
  async page(args: OfficialsArgs, within: readonly string[] | null): Promise<Page<OfficialRow>> {
    const { role, place, named, all } = args;
    const on = dayOf(args.on);
    const query = this.database.getRepository(officialTable).createQueryBuilder('official');
    if (role) query.andWhere('official.role = :role', { role: role.toLowerCase() });
    if (!all)
      query.andWhere(
        'official.since <= :on AND (official.until IS NULL OR official.until > :on) AND (official.endedOn IS NULL OR official.endedOn > :on)',
        { on },
      );
    if (within !== null) inRegions(query, 'own', await this.regions(within), on);
    if (place) await this.narrow(query, place, on);
    if (named) query.andWhere('official.account = ANY(:named)', { named: await this.called(query, named) });
    return keysetPage(query, ORDER, args);
  }

  /** What the owner of an account is called; null once it is erased. */
  async name(account: string, loaders: Loaders): Promise<string | null> {
    return loaders
      .by<string | null>('names of officials', null, (accounts) => this.accounts.namesOf([...accounts]))
      .load(account);
  }

  private async narrow(query: Query, scope: string, on: string): Promise<void> {
    const { placeKind, place } = placeOfScope(scopeOf(scope)) ?? { placeKind: '', place: '' };
    if (placeKind === 'region') inRegions(query, 'asked', await this.regions([place]), on);
    else if (placeKind !== 'federation')
      query.andWhere('official.placeKind = :placeKind AND official.place = :place', { placeKind, place });
  }

  /** A region that the registry does not know stands alone. */
  private async regions(within: readonly string[]): Promise<Regions> {
    const [sql, parameters] = this.database.driver.escapeQueryWithParameters(BELOW, { within });
    const below = await this.database.query<{ id: string }[]>(sql, parameters);
    const ids = [...new Set([...within, ...below.map(({ id }) => id)])];
    const words = await this.database.getRepository(regionTable).find();
    return { ids, words: words.map(({ name }) => name).filter((name) => ids.includes(plainWord(name))) };
  }

  /** Of the accounts that are asked for otherwise, those whose owners are called so: names are sealed, and opened to be compared. */
  private async called(query: Query, named: string): Promise<readonly string[]> {
    const found = await query
      .clone()
      .select('DISTINCT official.account', 'account')
      .getRawMany<Pick<OfficialRow, 'account'>>();
    const names = await this.accounts.namesOf(found.map(({ account }) => account));
    return [...names].flatMap(([account, name]) => (answers(named, name) ? [account] : []));
  }
}
