import { memberSubject, Namesakes, Vault } from '@arbitre/events';
import type { MemberRow } from '@arbitre/projections';
import type { Personal } from '@arbitre/rules/federation';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { MembersReader } from './members.reader';

/** Members of one name that are looked at together; of a name that more have, the others are found from each one's page. */
const MOST_OF_A_NAME = 12;
/** Those whose names begin alike that are compared with somebody's. */
const MOST_ALIKE = 200;

/** One beside the other. */
export type Pair = { readonly one: MemberRow; readonly other: MemberRow };

type Known = { readonly row: MemberRow; readonly who: Personal };

/** Whose words are the same: the vault knows them as keyed hashes, in the order of the name. */
const SAME_WORDS = `SELECT (array_agg(member.licence ORDER BY member.licence))[1:${MOST_OF_A_NAME}] AS licences
  FROM vault.subject JOIN read.member AS member ON subject.subject = '${memberSubject('')}' || member.licence
  WHERE member.merged_into IS NULL AND NOT member.erased AND cardinality(subject.words) > 0
  GROUP BY subject.words HAVING count(*) > 1 AND count(member.year) > 0 ORDER BY 1 LIMIT $1`;

const BEGIN_ALIKE = `SELECT member.licence FROM vault.subject JOIN read.member AS member ON subject.subject = '${memberSubject('')}' || member.licence
  WHERE member.merged_into IS NULL AND NOT member.erased AND (subject.words @> $1::bigint[] OR subject.words @> $2::bigint[])
  ORDER BY 1 LIMIT ${MOST_ALIKE}`;

const TOLD_APART = 'SELECT one, other FROM read.told_apart WHERE one = ANY($1) AND other = ANY($1)';

const keyOf = (one: string, other: string): string => [one, other].sort().join(' ');

/** Who may be registered twice: the same words in the name, or one letter of difference; and no other year of birth. Nobody is merged by it. */
@Injectable()
export class NamesakesReader {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
    private readonly members: MembersReader,
  ) {}

  /** Pairs of one name among all members, guests only beside somebody with a licence. `may`: of whom the viewer may read. */
  async pairs(
    first: number,
    may: (licence: string) => Promise<boolean>,
    loaders: Loaders,
  ): Promise<readonly Pair[]> {
    const groups: { readonly licences: readonly string[] }[] = await this.database.query(SAME_WORDS, [first]);
    const pairs: Pair[] = [];
    for (const { licences } of groups) {
      const known = await this.known(licences, may, loaders);
      const apart = await this.toldApart(licences);
      for (const [at, { row: one, who }] of known.entries())
        for (const { row: other } of alike(who, one.licence, known.slice(at + 1)))
          if (!apart.has(keyOf(one.licence, other.licence)) && (one.year ?? other.year) !== null)
            pairs.push({ one, other });
    }
    return pairs.slice(0, first);
  }

  /** Those who may be the same person as a member. */
  async of(
    row: MemberRow,
    may: (licence: string) => Promise<boolean>,
    loaders: Loaders,
  ): Promise<readonly MemberRow[]> {
    const who = await this.members.personal(row, loaders);
    if (who === null) return [];
    const { givenName: given, familyName: family } = who;
    const found: { readonly licence: string }[] = await this.database.query(BEGIN_ALIKE, [
      this.vault.askedWords(`${given} ${family.slice(0, 3)}`),
      this.vault.askedWords(`${given.slice(0, 2)} ${family}`),
    ]);
    const licences = found.map(({ licence }) => licence).filter((licence) => licence !== row.licence);
    const apart = await this.toldApart([row.licence, ...licences]);
    const known = await this.known(licences, may, loaders);
    return alike(who, row.licence, known)
      .map((each) => each.row)
      .filter(({ licence }) => !apart.has(keyOf(row.licence, licence)));
  }

  private async known(
    licences: readonly string[],
    may: (licence: string) => Promise<boolean>,
    loaders: Loaders,
  ): Promise<readonly Known[]> {
    const known = await Promise.all(
      licences.map(async (licence): Promise<Known | null> => {
        const row = (await may(licence)) ? await this.members.one(licence, loaders) : null;
        const who = row && (await this.members.personal(row, loaders));
        return row && who && { row, who };
      }),
    );
    return known.filter((each) => each !== null);
  }

  private async toldApart(licences: readonly string[]): Promise<ReadonlySet<string>> {
    const rows: { readonly one: string; readonly other: string }[] = await this.database.query(TOLD_APART, [
      licences,
    ]);
    return new Set(rows.map(({ one, other }) => keyOf(one, other)));
  }
}

/** Those of them who may be the person. */
const alike = (who: Personal, licence: string, among: readonly Known[]): readonly Known[] => {
  const names = new Namesakes();
  for (const { row, who: other } of among) names.add({ ...other, licence: row.licence });
  const found = new Set(names.of({ ...who, licence }));
  return among.filter(({ row }) => found.has(row.licence));
};
