import { placeOfDeal, placeOfSession } from '@arbitre/events';
import type { DealRow } from '@arbitre/projections';
import { type Audience, isEmbargoed, type Sight } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit';
import type { Loaders } from '../connections/loaders';
import type { RequestContext } from '../graphql/request-context';
import { KeptBoardsOf, type KeptInSession } from './kept-boards';
import { Viewers } from './viewers';

type Counted = { readonly competition: string; readonly board: string; readonly results: number };

const boardOf = ({ session, board }: Pick<DealRow, 'session' | 'board'>): string => `${session}-${board}`;

/** Whether others played the board of a deal at its table before some of those who sit there now, who have yet to play it. */
const isAhead = (
  { round, table, seating }: DealRow,
  kept: KeptInSession,
  playedBy: readonly string[],
): boolean => {
  if (round >= kept.round) return false;
  const known = new Set([...playedBy, ...Object.values(seating)]);
  return (kept.sitting.get(table) ?? ['']).some((entry) => !known.has(entry));
};

/** Boards that have a result, and how many. */
const RESULTS = `
  SELECT competition, session || '-' || board AS board, count(*)::int AS results
    FROM read.deal WHERE competition = ANY($1) AND state <> 'open' GROUP BY competition, session, board`;

const PLAYED_BY = `
  SELECT DISTINCT seat.value #>> '{}' AS entry FROM read.deal CROSS JOIN LATERAL jsonb_each(seating) AS seat
   WHERE competition = $1 AND session = $2 AND board = $3 AND state <> 'open'`;

/** What somebody sees of deals and of what follows from them: every field that may tell of a board asks here. */
@Injectable()
export class Sights {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
    private readonly audit: Audit,
    private readonly keptBoards: KeptBoardsOf,
  ) {}

  async ofDeal(deal: DealRow, context: RequestContext): Promise<Sight> {
    const { embargoed, awaited } = await this.keptOf(deal, context.loaders);
    const viewer = await context.viewer();
    const playedBy = awaited === null || viewer === null ? [] : await this.playersOf(deal);
    const seen = {
      ...{ place: placeOfDeal({ deal: deal.id }), entries: Object.values(deal.seating), embargoed },
      ...(awaited === null ? {} : { playedBy, aheadOfTable: isAhead(deal, awaited, playedBy) }),
    };
    const { sight, by } = await this.viewers.lookAt(viewer, seen);
    if (by !== null) await this.audit.read(context, by, deal.id);
    return sight;
  }

  /** What everybody sees of a deal: nobody has to be looked up for it. */
  async publicOf(deal: DealRow, { loaders }: RequestContext): Promise<Sight> {
    const { embargoed, awaited } = await this.keptOf(deal, loaders);
    return { audience: { kind: 'everyone' }, embargoed: embargoed || awaited !== null };
  }

  /** Whether the standings are kept from somebody: they would tell the results of a board that others have yet to play. */
  async keepsStandings(competition: string, context: RequestContext): Promise<boolean> {
    const kept = await this.kept(competition, context.loaders);
    const under = kept !== null && [...(await this.results(competition, context.loaders)).keys()].some(kept);
    const reading = under ? 'embargoed' : 'hidden';
    if (!under && !(await this.keepsRound(competition, context.loaders))) return false;
    const role = await this.viewers.readingRole(reading, await context.viewer(), { competition });
    if (role !== null) await this.audit.read(context, { reading, role }, competition);
    return role === null;
  }

  /** How much of what is still hidden in a session somebody sees; of one that is over nothing is looked at that others may not see. */
  async ofSession(session: string, isOver: boolean, context: RequestContext): Promise<Audience> {
    const place = placeOfSession({ session });
    const { audience, role } = await this.viewers.lookIn(await context.viewer(), place);
    if (role !== null && !isOver) await this.audit.read(context, { reading: 'hidden', role }, session);
    return audience;
  }

  /** Whether a round is under way of which a barometer tells nothing before its results are all there. */
  private async keepsRound(competition: string, loaders: Loaders): Promise<boolean> {
    const sessions = await this.keptBoards.of(competition, loaders);
    if (sessions.every(({ ranking }) => ranking.length === 0)) return false;
    const counted = await this.results(competition, loaders);
    return sessions.some(({ session, ranking, results }) => {
      const there = ranking.map((board) => ({
        has: counted.get(boardOf({ session, board })) ?? 0,
        needs: results.get(board) ?? 0,
      }));
      return there.some(({ has }) => has > 0) && there.some(({ has, needs }) => has < needs);
    });
  }

  /** Whether a board is under embargo, and the session of which others have yet to play it; null where nobody has. */
  private async keptOf(
    deal: DealRow,
    loaders: Loaders,
  ): Promise<{ readonly embargoed: boolean; readonly awaited: KeptInSession | null }> {
    const embargoed = (await this.kept(deal.competition, loaders))?.(boardOf(deal)) ?? false;
    const sessions = await this.keptBoards.of(deal.competition, loaders);
    const own = sessions.find(({ session }) => session === deal.session);
    if (own === undefined) return { embargoed, awaited: null };
    const needs = own.results.get(deal.board) ?? 0;
    const has = needs === 0 ? 0 : ((await this.results(deal.competition, loaders)).get(boardOf(deal)) ?? 0);
    return { embargoed, awaited: own.ahead.includes(deal.board) || has < needs ? own : null };
  }

  /** The entries that have a result on the board of a deal. */
  private async playersOf({ competition, session, board }: DealRow): Promise<readonly string[]> {
    const rows = await this.database.query<{ readonly entry: string }[]>(PLAYED_BY, [
      ...[competition, session, board],
    ]);
    return rows.map(({ entry }) => entry);
  }

  /** Tells of the boards of a competition whether they are under embargo now; null where none is. */
  private async kept(competition: string, loaders: Loaders): Promise<((board: string) => boolean) | null> {
    const embargo = (await loaders.competition.load(competition))?.embargo ?? null;
    if (embargo === null || !isEmbargoed(embargo, 0, Date.now())) return null;
    const results = await this.results(competition, loaders);
    return (board) => isEmbargoed(embargo, results.get(board) ?? 0, Date.now());
  }

  private results(competition: string, loaders: Loaders): Promise<ReadonlyMap<string, number>> {
    return loaders
      .by<ReadonlyMap<string, number>>('results of boards', new Map(), async (competitions) => {
        const rows = await this.database.query<Counted[]>(RESULTS, [competitions]);
        const by = Map.groupBy(rows, ({ competition: of }) => of);
        return new Map(
          [...by].map(([of, all]) => [of, new Map(all.map(({ board, results }) => [board, results]))]),
        );
      })
      .load(competition);
  }
}
