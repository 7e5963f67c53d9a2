import { dealHistoryTable, type DealHistoryRow, type DealRow, dealTable } from '@arbitre/projections';
import type { Facts, WaitingView } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DealStream } from '../deals/deal-stream';
import { DealsReader } from '../deals/deals.reader';
import type { RequestContext } from '../graphql/request-context';
import type { FoundTask } from './tasks';

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

/** Where nobody is told who called, or why. */
const factsOf = ({ by, reason }: Said): Facts => ({ side: by ?? '—', reason: reason ?? '' });

/** What waits for the arbiter by what was said of deals: calls, and matters of deals that are played under his eyes. */
@Injectable()
export class SaidOfDeals {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
    private readonly dealStream: DealStream,
  ) {}

  async calls(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
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
  ): Promise<readonly FoundTask[]> {
    const told = await this.dealStream.readable(deal, lines, context);
    return told.map(({ revision, at, data }) => ({
      ...{ id: `${deal.id} ${revision}`, word: 'call', deal, article: null },
      ...{ since: at.toISOString(), facts: factsOf(data as Said) },
    }));
  }

  async matters(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
    const rows = await this.database.getRepository(dealTable).find({
      where: { competition, state: 'open', grain: 'full' },
      order: { changedAt: 'DESC', id: 'ASC' },
      take: MOST_OPEN,
    });
    const tasks = await Promise.all(
      rows.map(async (deal): Promise<readonly FoundTask[]> => {
        const { table } = await this.dealStream.replay(deal, null, context);
        return (table.waiting ?? []).filter(waitsForArbiter).map(({ article, at }) => ({
          ...{ id: `${deal.id} ${article}`, word: 'matter', deal, article, facts: {} },
          since: at ?? deal.changedAt.toISOString(),
        }));
      }),
    );
    return tasks.flat();
  }
}
