import { dealHistoryTable, type DealHistoryRow, type DealRow, dealTable } from '@arbitre/projections';
import { ANSWERS_CALLS, type CallClosed, callId, type Facts, type WaitingView } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DealStream } from '../deals/deal-stream';
import { DealsReader } from '../deals/deals.reader';
import { Rulings } from '../deals/rulings';
import type { RequestContext } from '../graphql/request-context';
import type { FoundTask } from './tasks';

/** Tables that play at once under the arbiter's eyes: the streams of more are not read for one list. */
const MOST_OPEN = 40;
const ARBITER = 'arbiter';

type Said = { readonly by?: string | null; readonly reason?: string | null };

const waitsForArbiter = ({ for: whom, options }: WaitingView): boolean =>
  whom.includes(ARBITER) || options.some(({ by }) => by === ARBITER);

/** Where nobody is told who called, or why. */
const factsOf = ({ by, reason }: Said): Facts => ({ side: by ?? '—', reason: reason ?? '' });

/** The calls of one deal, by its lines in their order, that nobody has answered or closed. */
const openCalls = (own: readonly DealHistoryRow[]): readonly DealHistoryRow[] => {
  const answered = own.findLast(({ type }) => ANSWERS_CALLS.has(type))?.revision ?? -1;
  const closed = new Set(
    own.flatMap(({ type, data }) => (type === 'CallClosed' ? [(data as CallClosed['data']).call] : [])),
  );
  return own
    .filter(({ type }) => type === 'ArbiterCalled')
    .filter(({ revision }, index) => revision > answered && !closed.has(callId(index)));
};

/** What waits for the arbiter by what was said of deals: calls, and matters of deals that are played under his eyes. */
@Injectable()
export class SaidOfDeals {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
    private readonly dealStream: DealStream,
    private readonly rulings: Rulings,
  ) {}

  async calls(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
    const lines = await this.database.getRepository(dealHistoryTable).find({
      where: { competition, type: In(['ArbiterCalled', 'CallClosed', ...ANSWERS_CALLS]) },
      order: { deal: 'ASC', revision: 'ASC' },
    });
    const open = [...Map.groupBy(lines, ({ deal }) => deal).values()].flatMap(openCalls);
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

  /** Against rulings in force that nobody has decided. */
  async appeals(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
    const lodged = await this.database
      .getRepository(dealHistoryTable)
      .find({ where: { competition, type: 'RulingAppealed' } });
    const rows = await this.dealsReader.those([...new Set(lodged.map(({ deal }) => deal))], context.loaders);
    const tasks = await Promise.all(rows.map((deal) => this.appealsOf(deal, context)));
    return tasks.flat();
  }

  private async appealsOf(deal: DealRow, context: RequestContext): Promise<readonly FoundTask[]> {
    const inForce = (await this.rulings.of(deal, context)).filter(({ withdrawn }) => !withdrawn);
    return inForce.flatMap(({ id: ruling, article, appeals }) =>
      appeals
        .filter(({ outcome }) => outcome === null)
        .map(({ id, by, at, reason }) => ({
          ...{ id: `${deal.id} ${id}`, word: 'appeal', deal, article, since: at },
          facts: { side: by, ruling, reason: reason ?? '' },
        })),
    );
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
