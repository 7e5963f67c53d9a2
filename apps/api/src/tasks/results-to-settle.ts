import { type DealRow, type ResultTaskRow, resultTaskTable } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { DealsReader } from '../deals/deals.reader';
import type { FoundTask } from './tasks';

/** More would be no list that somebody works off. */
const MOST = 500;

/**
 * Results that one side has confirmed from its own view and another has not, while a result that came later from that table is
 * in: nobody is asked any more who still has the cards before him.
 */
const UNCONFIRMED = `
  SELECT d.id FROM read.deal d
   WHERE d.competition = $1 AND d.finality = 'entered'
     AND d.said -> 'upheld' = 'null'::jsonb
     AND EXISTS (SELECT FROM jsonb_each(d.said -> 'confirmed') c WHERE c.value ->> 'as' = 'side')
     AND EXISTS (SELECT FROM read.deal o
                  WHERE o.competition = d.competition AND o.session = d.session AND o.table_name = d.table_name
                    AND o.scores IS NOT NULL AND o.opened_at > d.opened_at)
   ORDER BY d.changed_at LIMIT ${MOST}`;

/** Rounds with results that nobody has typed a second time, where that was planned: how many, and the first of them. */
const READ_ONCE = `
  SELECT d.session, d.round, count(*)::int AS "left", min(d.changed_at) AS since,
         (array_agg(d.id ORDER BY d.table_name, d.board))[1] AS id
    FROM read.deal d JOIN read.competition c ON c.id = d.competition
   WHERE d.competition = $1 AND c.plan -> 'twice' = 'true'::jsonb AND d.scores IS NOT NULL
     AND coalesce(d.said -> 'repeated', 'null'::jsonb) = 'null'::jsonb
     AND coalesce(d.said -> 'upheld', 'null'::jsonb) = 'null'::jsonb
   GROUP BY d.session, d.round ORDER BY d.session, d.round LIMIT ${MOST}`;

type ReadOnce = {
  readonly session: number;
  readonly round: number;
  readonly left: number;
  readonly since: Date;
  readonly id: string;
};

/** What is to be done about results that are in. */
@Injectable()
export class ResultsToSettle {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
  ) {}

  /** What the read model has found: disputes, passes that differ, one hand, and what the game holds improbable. */
  async found(competition: string, loaders: Loaders): Promise<readonly FoundTask[]> {
    const rows = await this.database
      .getRepository(resultTaskTable)
      .find({ where: { competition }, order: { since: 'ASC', deal: 'ASC', kind: 'ASC' }, take: MOST });
    const deals = await this.byId(
      rows.map(({ deal }) => deal),
      loaders,
    );
    return rows.flatMap((row) => {
      const deal = deals.get(row.deal);
      return deal === undefined ? [] : [ofRow(row, deal)];
    });
  }

  async unconfirmed(competition: string, loaders: Loaders): Promise<readonly FoundTask[]> {
    const rows = await this.database.query<{ readonly id: string }[]>(UNCONFIRMED, [competition]);
    const deals = await this.byId(
      rows.map(({ id }) => id),
      loaders,
    );
    return [...deals.values()].map((deal) => ({
      ...{ id: `${deal.id} unconfirmed`, word: 'unconfirmed', deal, article: null },
      ...{ since: deal.changedAt.toISOString(), facts: { result: deal.notation ?? '' } },
    }));
  }

  async readOnce(competition: string, loaders: Loaders): Promise<readonly FoundTask[]> {
    const rows = await this.database.query<ReadOnce[]>(READ_ONCE, [competition]);
    const deals = await this.byId(
      rows.map(({ id }) => id),
      loaders,
    );
    return rows.flatMap(({ session, round, left, since, id }) => {
      const deal = deals.get(id);
      return deal === undefined
        ? []
        : [
            {
              ...{
                id: `${competition}.s${session} ${round} read-once`,
                word: 'read-once',
                deal,
                article: null,
              },
              ...{ since: since.toISOString(), facts: { session, round, left } },
            },
          ];
    });
  }

  private async byId(ids: readonly string[], loaders: Loaders): Promise<ReadonlyMap<string, DealRow>> {
    const rows = await this.dealsReader.those([...new Set(ids)], loaders);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const ofRow = ({ kind, facts, since }: ResultTaskRow, deal: DealRow): FoundTask => ({
  ...{ id: `${deal.id} ${kind}`, word: kind, deal, article: null, facts },
  since: new Date(since).toISOString(),
});
