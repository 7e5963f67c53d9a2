import { type AsOf, isToldBy } from '@arbitre/events';
import { type DealHistoryRow, dealHistoryTable, type DealRow } from '@arbitre/projections';
import type { Adjustment, Penalty } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { childPage } from '../graphql/child-pages';
import type { Page, PageArgs } from '../graphql/page';
import { DealsReader } from './deals.reader';
import type { RequestContext } from '../graphql/request-context';
import type { Plain } from '../graphql/plain';
import type { Ruling } from './ruling.types';
import { appealsIn } from './appeals';
import { DealStream } from './deal-stream';

/** A ruling as the resolvers know it: beside its deal's row. */
export type KnownRuling = Omit<Plain<Ruling>, 'deal'> & { readonly deal: DealRow; readonly position: bigint };

const keyOf = ({ deal, position }: KnownRuling): string => `${deal.id} ${position}`;

const GIVEN = {
  table: dealHistoryTable,
  order: [{ key: 'position', kind: 'position' }],
  direction: 'DESC',
  where: [{ sql: 'row.type = $value', value: 'RulingGiven' }],
} as const;

type Given = {
  readonly article?: string;
  readonly reason?: string;
  readonly adjustments?: Readonly<Record<string, Adjustment>>;
  readonly outcome?: string;
  readonly facts?: Readonly<Record<string, unknown>> | null;
  readonly penalties?: readonly Penalty[];
};

const structureIn = ({ outcome, facts, penalties = [] }: Given) => ({
  ...{ outcome: outcome ?? null, facts: facts ?? null },
  penalties: penalties.map(({ entry, kind, size }) => ({ entry, kind, size: size ?? null })),
});

const withdrawnIn = ({ type, data }: DealHistoryRow): readonly unknown[] =>
  type === 'RulingWithdrawn' ? [(data as { readonly ruling?: unknown }).ruling] : [];

const OF_RULINGS = new Set(['RulingGiven', 'RulingAppealed', 'AppealHeard']);
const isOfRulings = ({ type }: DealHistoryRow): boolean => OF_RULINGS.has(type);

/** The rulings of deals, by the lines of their history. */
@Injectable()
export class Rulings {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
    private readonly dealStream: DealStream,
  ) {}

  /** Of a competition, newest first, withdrawn ones too. */
  async page(competition: string, args: PageArgs, context: RequestContext): Promise<Page<KnownRuling>> {
    return this.told(await childPage(this.database, context.loaders, GIVEN, args, competition), context);
  }

  /** The rulings that lines of histories tell. */
  async told(page: Page<DealHistoryRow>, context: RequestContext): Promise<Page<KnownRuling>> {
    const rows = await this.dealsReader.those(
      page.nodes.map(({ deal }) => deal),
      context.loaders,
    );
    const known = new Map(
      (await Promise.all(rows.map((row) => this.of(row, context))))
        .flat()
        .map((ruling) => [keyOf(ruling), ruling]),
    );
    const rulingOf = ({ deal, position }: DealHistoryRow) => {
      const ruling = known.get(`${deal} ${position}`);
      if (ruling === undefined) throw new Error(`A ruling of the deal ${deal} is in no history.`);
      return ruling;
    };
    return {
      nodes: page.nodes.map(rulingOf),
      get edges() {
        return page.edges.map(({ cursor, node }) => ({ cursor, node: rulingOf(node) }));
      },
      get pageInfo() {
        return page.pageInfo;
      },
      get totalCount() {
        return page.totalCount;
      },
    };
  }

  /** Oldest first, withdrawn ones too, as they stood then. Their words are told to whoever may read them now. */
  async of(deal: DealRow, context: RequestContext, asOf: AsOf = null): Promise<readonly KnownRuling[]> {
    const lines = (await context.loaders.history.load(deal.id)).filter(
      ({ position, at }) => asOf === null || isToldBy({ position, time: at.toISOString() }, asOf),
    );
    const given = lines.filter(({ type }) => type === 'RulingGiven');
    if (given.length === 0) return [];
    const withdrawn = new Set(lines.flatMap(withdrawnIn));
    const readable = await this.dealStream.readable(deal, lines.filter(isOfRulings), context);
    const shown = new Map(readable.map((line) => [line.revision, line.data as Given]));
    const appeals = Map.groupBy(appealsIn(readable), ({ ruling }) => ruling);
    return given.map(({ revision, position, role, at }, index) => {
      const id = `r${index + 1}`;
      const told = shown.get(revision) ?? {};
      const { article = null, reason = null, adjustments = {} } = told;
      return {
        ...structureIn(told),
        ...{ id, deal, position, article, reason, adjustments, role },
        ...{ at: at.toISOString(), withdrawn: withdrawn.has(id), appeals: appeals.get(id) ?? [] },
      };
    });
  }
}
