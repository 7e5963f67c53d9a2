import { Injectable, inject, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { EntryDeals, StoredDeal as StoredDealQuery, type EntryDealsResult } from './entry.operations';
import type { Theirs } from './line-state';
import { lineKey, type SheetLine, type StoredDeal } from './score-sheet';

const keyOf = ({ session, round, table, board }: StoredDeal): string => lineKey(session, round, table, board);

/** The deals of a competition as the server has them, page by page. */
@Injectable()
export class StoredResults {
  private readonly graphql = inject(GraphQL);
  readonly deals = signal<readonly StoredDeal[]>([]);

  async load(id: string, atLeast: string | null): Promise<void> {
    const deals: StoredDeal[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: EntryDealsResult = await this.graphql.ask(EntryDeals, {
        id,
        ...(atLeast === null ? {} : { atLeast }),
        ...(after === null ? {} : { after }),
      });
      if (answer.competition === null) return;
      deals.push(...answer.competition.deals.nodes);
      after = answer.competition.deals.pageInfo.endCursor;
      more = answer.competition.deals.pageInfo.hasNextPage;
    }
    this.deals.update((before) => newest(before, deals));
  }

  put(deal: StoredDeal): void {
    this.deals.update((deals) =>
      newest(deals, [...deals.filter((each) => keyOf(each) !== keyOf(deal)), deal]),
    );
  }

  /** What somebody else stored in this place since `seen` (null: since it was empty); null when nothing did. */
  async theirs(id: string, line: SheetLine, seen: number | null): Promise<Theirs | null> {
    try {
      await this.load(id, null);
      const deal = this.deals().find((each) => keyOf(each) === line.key);
      if (deal === undefined || deal.notation === null || deal.version === seen) return null;
      const { deal: full } = await this.graphql.ask(StoredDealQuery, { id: deal.id });
      const actor = full?.history.findLast(({ type }) => type === 'DealScored')?.actor ?? '';
      return { deal: deal.id, version: deal.version, notation: deal.notation, actor };
    } catch {
      return null;
    }
  }
}

/** A read that was on its way while a write came back never puts an older version over a newer one. */
const newest = (before: readonly StoredDeal[], after: readonly StoredDeal[]): readonly StoredDeal[] => {
  const known = new Map(before.map((deal) => [keyOf(deal), deal]));
  const merged = new Map(after.map((deal) => [keyOf(deal), deal]));
  for (const [key, deal] of known) {
    const read = merged.get(key);
    if (read === undefined || read.version < deal.version) merged.set(key, deal);
  }
  return [...merged.values()];
};
