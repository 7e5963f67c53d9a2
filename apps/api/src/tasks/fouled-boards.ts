import { dealStream, sessionId } from '@arbitre/events';
import { boardResultOf, dealTable, type DealRow, isLookedAt } from '@arbitre/projections';
import {
  allGames,
  type BoardOnRecord,
  type Improbability,
  type KnownHands,
  type LaidBoards,
  methodOf,
  replayDeal,
} from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, IsNull, Not } from 'typeorm';
import { RecordedStreams } from '../connections/recorded-streams';
import type { RequestContext } from '../graphql/request-context';
import { SessionStream } from '../sessions/session-stream';
import type { FoundTask } from './tasks';

/** Deals with every card that are compared for one list: those that changed last. */
const MOST = 500;
/** The cards of a deal do not change but with its own stream. */
const MOST_KNOWN = 4000;
const NOTHING_ON_RECORD: BoardOnRecord = { hands: null, fingerprint: null };

/** Tables whose results are compared: of a board, in matches those of the same two contestants. */
const comparedBy =
  (inMatches: boolean) =>
  ({ session, board, seating }: DealRow): string => {
    const contestants = inMatches ? [...new Set(Object.values(seating))].toSorted() : [];
    return [session, board, ...contestants].join(' ');
  };
const byTable = (one: DealRow, other: DealRow): number =>
  one.table.localeCompare(other.table, 'en', { numeric: true });
const rulesOf = ({ game }: DealRow): LaidBoards | null =>
  allGames.manifestOf(game)?.play?.improbable?.laid ?? null;

/** Boards whose cards were recorded and that did not lie everywhere in the same form: derived from the streams of their deals. */
@Injectable()
export class FouledBoards {
  private readonly known = new LRUCache<string, KnownHands>({ max: MOST_KNOWN });

  constructor(
    private readonly database: DataSource,
    private readonly streams: RecordedStreams,
    private readonly sessionStream: SessionStream,
  ) {}

  async found(competition: string, context: RequestContext): Promise<readonly FoundTask[]> {
    const rows = await this.database.getRepository(dealTable).find({
      where: { competition, grain: 'full', scores: Not(IsNull()) },
      order: { changedAt: 'DESC', id: 'ASC' },
      take: MOST,
    });
    const method = (await context.loaders.competition.load(competition))?.method;
    const boards = Map.groupBy(
      rows.filter((row) => rulesOf(row) !== null),
      comparedBy(method !== undefined && methodOf(method).matches === true),
    );
    const found = await Promise.all(
      [...boards.values()].map((tables) => this.of(tables.toSorted(byTable), context)),
    );
    return found.flat();
  }

  /** Of the tables of one board that are compared. */
  private async of(tables: readonly DealRow[], context: RequestContext): Promise<readonly FoundTask[]> {
    const [first] = tables;
    const rules = first === undefined ? null : rulesOf(first);
    if (first === undefined || rules === null) return [];
    const [onRecord, ...laid] = await Promise.all([
      this.onRecord(first, context),
      ...tables.map(async (row) => ({ row, hands: await this.handsOf(row, rules, context) })),
    ]);
    const results = laid.flatMap(({ row, hands }) => {
      const result = boardResultOf(row);
      return result === null ? [] : [{ ...result, table: row.table, hands }];
    });
    const odd = Map.groupBy(rules.find(results, onRecord), ({ deal }) => deal);
    return tables
      .filter((row) => !isLookedAt(row))
      .flatMap((row) => (odd.get(row.id) ?? []).map((each) => foundOf(row, each)));
  }

  private async onRecord(
    { competition, session, board }: DealRow,
    context: RequestContext,
  ): Promise<BoardOnRecord> {
    const replayed = await this.sessionStream.replay(sessionId(competition, session), context);
    const { rules, rulesState } = replayed?.state ?? { rules: null };
    return rules?.onRecord?.(rulesState, board) ?? NOTHING_ON_RECORD;
  }

  private async handsOf(
    { id, version }: DealRow,
    rules: LaidBoards,
    context: RequestContext,
  ): Promise<KnownHands> {
    const key = `${id}\n${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { events } = await this.streams.load(dealStream(id), context);
    const hands = rules.handsOf(replayDeal(events).gameState);
    this.known.set(key, hands);
    return hands;
  }
}

const foundOf = (deal: DealRow, { kind, facts }: Improbability): FoundTask => ({
  ...{ id: `${deal.id} ${kind}`, word: kind, deal, article: null, facts },
  since: deal.changedAt.toISOString(),
});
