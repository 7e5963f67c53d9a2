import { placeOfDeal, placeOfSession } from '@arbitre/events';
import type { DealRow } from '@arbitre/projections';
import { type Audience, isEmbargoed, type Sight } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit';
import type { Loaders } from '../connections/loaders';
import type { RequestContext } from '../graphql/request-context';
import { Viewers } from './viewers';

type Counted = { readonly competition: string; readonly board: string; readonly results: number };

const boardOf = ({ session, board }: Pick<DealRow, 'session' | 'board'>): string => `${session}-${board}`;

/** Boards that have a result, and how many. */
const RESULTS = `
  SELECT competition, session || '-' || board AS board, count(*)::int AS results
    FROM read.deal WHERE competition = ANY($1) AND state <> 'open' GROUP BY competition, session, board`;

/** What somebody sees of deals and of what follows from them: every field that may tell of a board asks here. */
@Injectable()
export class Sights {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
    private readonly audit: Audit,
  ) {}

  async ofDeal(deal: DealRow, context: RequestContext): Promise<Sight> {
    const embargoed = (await this.kept(deal.competition, context.loaders))?.(boardOf(deal)) ?? false;
    const seen = { place: placeOfDeal({ deal: deal.id }), entries: Object.values(deal.seating), embargoed };
    const { sight, by } = await this.viewers.lookAt(await context.viewer(), seen);
    if (by !== null) await this.audit.read(context, by, deal.id);
    return sight;
  }

  /** What everybody sees of a deal: nobody has to be looked up for it. */
  async publicOf(deal: DealRow, { loaders }: RequestContext): Promise<Sight> {
    const embargoed = (await this.kept(deal.competition, loaders))?.(boardOf(deal)) ?? false;
    return { audience: { kind: 'everyone' }, embargoed };
  }

  /** Whether the standings are kept from somebody: they would tell the results of a board that others have yet to play. */
  async keepsStandings(competition: string, context: RequestContext): Promise<boolean> {
    const kept = await this.kept(competition, context.loaders);
    if (kept === null) return false;
    const boards = await this.results(competition, context.loaders);
    if (![...boards.keys()].some(kept)) return false;
    const role = await this.viewers.readingRole('embargoed', await context.viewer(), { competition });
    if (role !== null) await this.audit.read(context, { reading: 'embargoed', role }, competition);
    return role === null;
  }

  /** How much of what is still hidden in a session somebody sees; of one that is over nothing is looked at that others may not see. */
  async ofSession(session: string, isOver: boolean, context: RequestContext): Promise<Audience> {
    const place = placeOfSession({ session });
    const role = await this.viewers.readingRole('hidden', await context.viewer(), place);
    if (role === null) return { kind: 'everyone' };
    if (!isOver) await this.audit.read(context, { reading: 'hidden', role }, session);
    return { kind: 'staff' };
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
