import { hashOfRanking } from '@arbitre/events';
import {
  type CompetitionRow,
  dealHistoryTable,
  passageTable,
  publicationTable,
  type PublicationRow,
  rankingTable,
  voidedSessionTable,
} from '@arbitre/projections';
import { differenceBetween, type PublishedRow as Row } from '@arbitre/rules';
import { isAsNear, nearestFinish } from '@arbitre/rules/kernel/competition/close-finish';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import type { Plain } from '../graphql/plain';
import { exactOf } from '../standings/standing.types';
import type {
  Passage,
  PublishedRow,
  Publishing,
  RevisionCause,
  RevisionChange,
  VoidedSession,
} from './publication.types';
import { rankingNow } from './ranking-now';

/** A version as its row has it: rows are read where somebody asks. */
export type KnownRevision = Omit<PublicationRow, 'rows'>;

/** Events of deals that say why a figure is another one. */
const CAUSES = [
  ...['ResultCorrected', 'ResultWithdrawn', 'SeatingCorrected'],
  ...['RulingGiven', 'RulingWithdrawn', 'AppealDecided'],
];
/** The same of the competition itself. */
const PASSAGES = [
  ...['EntryWithdrawn', 'WithdrawalRevised'],
  'SessionVoided',
  'SessionReinstated',
  'CompetitionRevised',
  'CorrectionsReopened',
];

/** Deals that changed since: the history is found by its deals. */
const CHANGED = 'SELECT id FROM read.deal WHERE competition = :competition AND position > :after';

type Said = Readonly<Partial<Record<'reason' | 'article', string>>>;

@Injectable()
export class RevisionsReader {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  of(competition: string): Promise<readonly KnownRevision[]> {
    return this.versions()
      .where('competition = :competition', { competition })
      .orderBy('number', 'DESC')
      .getMany();
  }

  one(competition: string, number: number): Promise<KnownRevision | null> {
    return this.versions()
      .where('competition = :competition AND number = :number', { competition, number })
      .getOne();
  }

  async rows(
    { competition, number }: KnownRevision,
    loaders: Loaders,
  ): Promise<readonly Plain<PublishedRow>[]> {
    return this.shown(competition, await this.rowsOf(competition, number), loaders);
  }

  /** Rows as the API has them. */
  async shown(
    competition: string,
    rows: readonly Row[],
    loaders: Loaders,
  ): Promise<readonly Plain<PublishedRow>[]> {
    const decimals = await this.decimals(competition, loaders);
    return Promise.all(
      rows.map(async ({ entry, total, decidedBy = null, excluded = null, ...row }) => ({
        ...{ ...row, decidedBy, excluded, total: exactOf(total.num, total.den, decimals) },
        entry: await loaders.entry.load({ competition, entry }),
      })),
    );
  }

  /** What differs from the version before; nothing in the first. */
  async changes(
    { competition, number }: KnownRevision,
    loaders: Loaders,
  ): Promise<readonly Plain<RevisionChange>[]> {
    if (number === 1) return [];
    const [before, after] = await Promise.all([number - 1, number].map((n) => this.rowsOf(competition, n)));
    const decimals = await this.decimals(competition, loaders);
    const exact = (row: Row | null) => row && exactOf(row.total.num, row.total.den, decimals);
    return Promise.all(
      differenceBetween(before ?? [], after ?? []).map(async ({ entry, field, from, to }) => ({
        ...{ field, fromRank: from?.rank ?? null, toRank: to?.rank ?? null },
        ...{
          fromTotal: exact(from),
          toTotal: exact(to),
          entry: await loaders.entry.load({ competition, entry }),
        },
      })),
    );
  }

  /** What happened between the version before and this one, in its order. */
  async causes({ competition, number, asOf }: KnownRevision): Promise<readonly Plain<RevisionCause>[]> {
    const before = number === 1 ? null : await this.one(competition, number - 1);
    if (before === null) return [];
    const between = { competition, after: before.asOf.toString(), upTo: asOf.toString() };
    const where = 'competition = :competition AND position > :after AND position <= :upTo';
    const [deals, passages] = await Promise.all([
      this.database
        .getRepository(dealHistoryTable)
        .createQueryBuilder()
        .where(`${where} AND type IN (:...types) AND deal IN (${CHANGED})`, { ...between, types: CAUSES })
        .getMany(),
      this.database
        .getRepository(passageTable)
        .createQueryBuilder()
        .where(`${where} AND type IN (:...types)`, { ...between, types: PASSAGES })
        .getMany(),
    ]);
    const ofDeals = deals.map(({ type, at, role, deal, data, position }) => {
      const { reason = null, article = null } = data as Said;
      return { ...{ type, at, role, deal, position, reason, article }, about: null };
    });
    const ofPassages = passages.map(({ type, at, role, about, reason, position }) => {
      return { ...{ type, at, role, about, reason, position }, deal: null, article: null };
    });
    return [...ofDeals, ...ofPassages].sort((a, b) => (a.position < b.position ? -1 : 1));
  }

  /** In the order in which they happened. */
  passages(competition: string): Promise<readonly Passage[]> {
    return this.database
      .getRepository(passageTable)
      .find({ where: { competition }, order: { position: 'ASC' } });
  }

  voided(competition: string, loaders: Loaders): Promise<readonly VoidedSession[]> {
    return loaders
      .by<readonly VoidedSession[]>('voided sessions', [], async (competitions) => {
        const rows = await this.database
          .getRepository(voidedSessionTable)
          .find({ where: { competition: In([...competitions]) }, order: { number: 'ASC' } });
        return Map.groupBy(rows, (row) => row.competition);
      })
      .load(competition);
  }

  async asOf(competition: string): Promise<bigint | null> {
    return (await this.database.getRepository(rankingTable).findOneBy({ competition }))?.position ?? null;
  }

  async publishing(
    { id, closeFinish, publishedNumber, decimals }: CompetitionRow,
    account: string | null,
  ): Promise<Plain<Publishing> | null> {
    const now = await rankingNow(this.database, id);
    if (!now?.rows.some(({ deals }) => deals > 0)) return null;
    const last = publishedNumber === null ? null : await this.one(id, publishedNumber);
    const nearest = closeFinish === null ? null : nearestFinish(now.rows);
    const close = nearest !== null && isAsNear(nearest.apart, closeFinish ?? 0) ? nearest.apart : null;
    const [check] = await this.database.getRepository(passageTable).find({
      where: { competition: id, type: 'RankingChecked' },
      ...{ order: { position: 'DESC' }, take: 1 },
    });
    const checked = check?.about === now.asOf;
    return {
      ...{ asOf: BigInt(now.asOf), changed: last?.hash !== hashOfRanking(now.rows), checked },
      closeFinish: close && exactOf(close.num, close.den, decimals),
      checkedByYou: checked && check.actor === account,
    };
  }

  private versions() {
    const columns = publicationTable.names
      .filter((name) => name !== 'rows')
      .map((name) => `publication.${name}`);
    return this.database.getRepository(publicationTable).createQueryBuilder('publication').select(columns);
  }

  private async rowsOf(competition: string, number: number): Promise<readonly Row[]> {
    return (
      (await this.database.getRepository(publicationTable).findOneBy({ competition, number }))?.rows ?? []
    );
  }

  private async decimals(competition: string, loaders: Loaders): Promise<number> {
    return (await loaders.competition.load(competition))?.decimals ?? 0;
  }
}
