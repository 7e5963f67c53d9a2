import { answers, memberSubject, Vault } from '@arbitre/events';
import {
  licenceYearTable,
  memberCategoryTable,
  type MemberCategoryRow,
  membershipTable,
  type MembershipRow,
  memberTable,
  type MemberRow,
} from '@arbitre/projections';
import { fullName, type Personal } from '@arbitre/rules/federation';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { keysetPage } from '../../graphql/keyset-page';
import type { Page } from '../../graphql/page';
import { BELOW } from '../below';
import { dayOf } from '../day';
import { HOLDS } from '../held';
import type { MembersArgs } from './member.types';

const BY_LICENCE = { order: [{ key: 'licence', kind: 'text' }] } as const;

/** Keeps those of a club, of clubs of a region, of a category, on the day. */
const narrow = (query: SelectQueryBuilder<MemberRow>, args: MembersArgs): void => {
  const { club, region, category } = args;
  const on = dayOf(args.on);
  if (club)
    query.andWhere(
      `member.licence IN (SELECT span.licence FROM read.membership AS span WHERE ${HOLDS} AND span.club IN (SELECT number FROM read.club WHERE coalesce(merged_into, number) = :club))`,
      { club, on },
    );
  if (region)
    query.andWhere(
      `member.licence IN (SELECT span.licence FROM read.membership AS span WHERE ${HOLDS} AND span.club IN
        (SELECT span.club FROM read.club_region AS span WHERE span.region = :region AND ${HOLDS}))`,
      { region, on },
    );
  if (category)
    query.andWhere(
      `member.licence IN (SELECT span.licence FROM read.member_category AS span WHERE span.category = :category AND ${HOLDS})`,
      { category, on },
    );
};

/** The licences of the clubs of some regions, and of all below them, on a day. */
const WITHIN = `SELECT span.licence FROM read.membership AS span WHERE ${HOLDS} AND span.club IN
  (SELECT span.club FROM read.club_region AS span WHERE ${HOLDS} AND span.region IN (${BELOW}))`;

@Injectable()
export class MembersReader {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * By licence, without guests. By a name those are found whom the vault finds by its words, of which a page keeps those whose name
   * it is now: it may hold fewer rows than were asked for, and `hasNextPage` still says whether there are more. `within`: regions that the
   * reader is bound to, with all below them.
   */
  async page(
    args: MembersArgs,
    within: readonly string[] | null,
    loaders: Loaders,
  ): Promise<Page<MemberRow>> {
    const { named } = args;
    const query = this.database.getRepository(memberTable).createQueryBuilder('member');
    // A licence that was merged is found by the member that it is read as.
    query.where('member.mergedInto IS NULL');
    narrow(query, args);
    if (within !== null) query.andWhere(`member.licence IN (${WITHIN})`, { within, on: dayOf(args.on) });
    if (!named) return keysetPage(query.andWhere('member.year IS NOT NULL'), BY_LICENCE, args);
    query.andWhere(
      `'${memberSubject('')}' || member.licence IN (SELECT subject FROM vault.subject WHERE words @> :words::bigint[])`,
      { words: this.vault.askedWords(named) },
    );
    const page = await keysetPage(query, BY_LICENCE, args);
    const known = await Promise.all(page.nodes.map((row) => this.personal(row, loaders)));
    const meant = new Set(
      page.nodes.filter((_, at) => {
        const who = known[at];
        return who !== null && who !== undefined && answers(named, fullName(who));
      }),
    );
    return {
      nodes: page.nodes.filter((row) => meant.has(row)),
      edges: page.edges.filter(({ node }) => meant.has(node)),
      pageInfo: page.pageInfo,
      get totalCount() {
        return page.totalCount;
      },
    };
  }

  /** Whether a member is in a club of these regions, or below them, today; null: of any, with or without a club. */
  async isIn(within: readonly string[] | null, licence: string, loaders: Loaders): Promise<boolean> {
    if (within === null || within.length === 0) return within === null;
    const day = dayOf(null);
    return loaders
      .by(`members of ${within.join(' ')}`, false, async (licences) => {
        const found = await this.database
          .getRepository(memberTable)
          .createQueryBuilder('member')
          .where('member.licence IN (:...licences)', { licences: [...licences] })
          .andWhere(`member.licence IN (${WITHIN})`, { within, on: day })
          .select('member.licence', 'licence')
          .getRawMany<{ readonly licence: string }>();
        return new Map(found.map((row) => [row.licence, true]));
      })
      .load(licence);
  }

  /** A licence that was merged reads as the member that it stands for. */
  async one(licence: string, loaders: Loaders): Promise<MemberRow | null> {
    const row = await this.own(licence, loaders);
    const into = row?.mergedInto ?? null;
    return into === null ? row : this.own(into, loaders);
  }

  /** The other licences of a member, guests among them. */
  aliases(licence: string, loaders: Loaders): Promise<readonly string[]> {
    return loaders
      .by<readonly string[]>('aliases of members', [], async (licences) => {
        const rows = await this.database
          .getRepository(memberTable)
          .find({ where: { mergedInto: In([...licences]) }, order: { licence: 'ASC' } });
        const aliases = new Map<string, string[]>();
        for (const { licence: alias, mergedInto } of rows)
          aliases.set(mergedInto ?? '', [...(aliases.get(mergedInto ?? '') ?? []), alias]);
        return aliases;
      })
      .load(licence);
  }

  private own(licence: string, loaders: Loaders): Promise<MemberRow | null> {
    return loaders
      .by<MemberRow | null>('members', null, async (licences) => {
        const rows = await this.database.getRepository(memberTable).findBy({ licence: In([...licences]) });
        return new Map(rows.map((row) => [row.licence, row]));
      })
      .load(licence);
  }

  /** Who a member is, opened now: whatever a request asks is one statement. Null once it is erased. */
  async personal({ licence, sealed }: MemberRow, loaders: Loaders): Promise<Personal | null> {
    if (sealed === null) return null;
    return loaders
      .by<Personal | null>('personal', null, async (all) => {
        const asked = all.map((each) => {
          const [of = '', text = ''] = each.split(' ');
          return { subject: memberSubject(of), personal: { sealed: text } };
        });
        const opened = await this.vault.openAll<Personal>(asked);
        return new Map(all.map((each, at) => [each, opened[at] ?? null]));
      })
      .load(`${licence} ${sealed}`);
  }

  /** One after the other. */
  clubs(licence: string, loaders: Loaders): Promise<readonly MembershipRow[]> {
    return loaders
      .by<readonly MembershipRow[]>('clubs of members', [], async (licences) => {
        const rows = await this.database
          .getRepository(membershipTable)
          .find({ where: { licence: In([...licences]) }, order: { licence: 'ASC', since: 'ASC' } });
        return Map.groupBy(rows, (row) => row.licence);
      })
      .load(licence);
  }

  /** One after the other. */
  categories(licence: string, loaders: Loaders): Promise<readonly MemberCategoryRow[]> {
    return loaders
      .by<readonly MemberCategoryRow[]>('categories of members', [], async (licences) => {
        const rows = await this.database
          .getRepository(memberCategoryTable)
          .find({ where: { licence: In([...licences]) }, order: { licence: 'ASC', since: 'ASC' } });
        return Map.groupBy(rows, (row) => row.licence);
      })
      .load(licence);
  }

  /** Rising. */
  years(licence: string, loaders: Loaders): Promise<readonly number[]> {
    return loaders
      .by<readonly number[]>('years of licences', [], async (licences) => {
        const rows = await this.database
          .getRepository(licenceYearTable)
          .find({ where: { licence: In([...licences]) }, order: { licence: 'ASC', year: 'ASC' } });
        const years = new Map<string, number[]>();
        for (const { licence: of, year } of rows) years.set(of, [...(years.get(of) ?? []), year]);
        return years;
      })
      .load(licence);
  }
}
