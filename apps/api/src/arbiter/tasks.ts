import { dealHistoryTable, type DealHistoryRow, type DealRow, dealTable } from '@arbitre/projections';
import type { WaitingView } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DealStream } from '../deals/deal-stream';
import { DealsReader } from '../deals/deals.reader';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { ArbiterTask, TaskKind } from './task.types';

/** A task as the resolvers know it: beside its deal's row. */
export type KnownTask = Omit<Plain<ArbiterTask>, 'deal'> & { readonly deal: DealRow };

/** Finds what of one kind waits in a competition, as far as whoever asks may read it. */
export type TaskSource = (competition: string, context: RequestContext) => Promise<readonly KnownTask[]>;

/** What was said of a deal after which nobody waits for the arbiter any more. */
const SETTLES: ReadonlySet<string> = new Set([
  'RulingGiven',
  'RulingWithdrawn',
  'ResultCorrected',
  'DealScored',
]);

/** Tables that play at once under the arbiter's eyes: the streams of more are not read for one list. */
const MOST_OPEN = 40;
const ARBITER = 'arbiter';

type Said = { readonly by?: string | null; readonly reason?: string | null };

const waitsForArbiter = ({ for: whom, options }: WaitingView): boolean =>
  whom.includes(ARBITER) || options.some(({ by }) => by === ARBITER);

/** What waits for the arbiter, from every source. */
@Injectable()
export class Tasks {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
    private readonly dealStream: DealStream,
  ) {}

  private readonly sources: Readonly<Record<TaskKind, TaskSource>> = {
    call: (competition, context) => this.calls(competition, context),
    dispute: (competition, context) => this.disputes(competition, context),
    matter: (competition, context) => this.matters(competition, context),
  };

  /** What has waited longest comes first. */
  async of(competition: string, context: RequestContext): Promise<readonly KnownTask[]> {
    const found = await Promise.all(
      Object.values(this.sources).map((source) => source(competition, context)),
    );
    return found.flat().toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  }

  private async calls(competition: string, context: RequestContext): Promise<readonly KnownTask[]> {
    const lines = await this.database.getRepository(dealHistoryTable).find({
      where: { competition, type: In(['ArbiterCalled', ...SETTLES]) },
      order: { deal: 'ASC', revision: 'ASC' },
    });
    const open = [...Map.groupBy(lines, ({ deal }) => deal)].flatMap(([, own]) => {
      const settled = own.findLastIndex(({ type }) => SETTLES.has(type));
      return own.slice(settled + 1);
    });
    const rows = await this.dealsReader.those([...new Set(open.map(({ deal }) => deal))], context.loaders);
    const tasks = await Promise.all(
      rows.map((row) =>
        this.callsOf(
          row,
          open.filter(({ deal }) => deal === row.id),
          context,
        ),
      ),
    );
    return tasks.flat();
  }

  private async callsOf(
    deal: DealRow,
    lines: readonly DealHistoryRow[],
    context: RequestContext,
  ): Promise<readonly KnownTask[]> {
    const told = await this.dealStream.readable(deal, lines, context);
    return told.map(({ revision, at, data }) => {
      const { by = null, reason = null } = data as Said;
      const since = at.toISOString();
      return { id: `${deal.id} ${revision}`, kind: 'call', deal, since, by, article: null, reason };
    });
  }

  private async disputes(competition: string, context: RequestContext): Promise<readonly KnownTask[]> {
    const rows = await this.database
      .getRepository(dealTable)
      .find({ where: { competition, finality: 'disputed' }, order: { id: 'ASC' } });
    const tasks = await Promise.all(
      rows.map(async (deal): Promise<readonly KnownTask[]> => {
        const lines = await context.loaders.history.load(deal.id);
        const last = lines.findLast(({ type }) => type === 'ResultDisputed');
        if (last === undefined) return [];
        const [told] = await this.dealStream.readable(deal, [last], context);
        const { by = null, reason = null } = (told?.data ?? {}) as Said;
        const since = last.at.toISOString();
        return [{ id: `${deal.id} disputed`, kind: 'dispute', deal, since, by, article: null, reason }];
      }),
    );
    return tasks.flat();
  }

  private async matters(competition: string, context: RequestContext): Promise<readonly KnownTask[]> {
    const rows = await this.database.getRepository(dealTable).find({
      where: { competition, state: 'open', grain: 'full' },
      order: { changedAt: 'DESC', id: 'ASC' },
      take: MOST_OPEN,
    });
    const tasks = await Promise.all(
      rows.map(async (deal): Promise<readonly KnownTask[]> => {
        const { table } = await this.dealStream.replay(deal, null, context);
        return (table.waiting ?? []).filter(waitsForArbiter).map(({ article, by = null, at }) => ({
          ...{ id: `${deal.id} ${article}`, kind: 'matter', deal, article, by, reason: null },
          since: at ?? deal.changedAt.toISOString(),
        }));
      }),
    );
    return tasks.flat();
  }
}
