import { Injectable, inject, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { EntryDeals, StoredDeal as StoredDealQuery, type EntryDealsResult } from './results.operations';
import { lineKey, type StoredDeal } from './score-sheet';

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

  find(key: string): StoredDeal | null {
    return this.deals().find((deal) => keyOf(deal) === key) ?? null;
  }

  /** Who stored the result that stands; empty when the server does not say. */
  async authorOf(deal: string): Promise<string> {
    try {
      const { deal: full } = await this.graphql.ask(StoredDealQuery, { id: deal });
      return full?.history.findLast(({ type }) => type === 'DealScored')?.actor ?? '';
    } catch {
      return '';
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
