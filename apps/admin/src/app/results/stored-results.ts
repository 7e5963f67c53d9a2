import { DestroyRef, Injectable, inject, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { PageReads } from '../graphql/page-reads';
import { EntryDeals, type EntryDealsResult } from './results.operations';
import { lineKey, type StoredDeal } from './score-sheet';

const keyOf = ({ session, round, table, board }: StoredDeal): string => lineKey(session, round, table, board);

/** The deals of a competition as the server has them, page by page. */
@Injectable()
export class StoredResults {
  private readonly graphql = inject(GraphQL);
  readonly deals = signal<readonly StoredDeal[]>([]);

  private competition: string | null = null;
  private reading: Promise<void> | null = null;
  /** The read after the one that is on its way, and how new it has to be. */
  private next: Promise<void> | null = null;
  private wanted: string | null = null;

  constructor() {
    const asked = (): object | null => (this.competition === null ? null : { id: this.competition });
    inject(PageReads).add(EntryDeals, asked, inject(DestroyRef));
  }

  /**
   * Reads all of them, at least as new as told. While one read is on its way those that are asked for meanwhile are one: each
   * sees what the newest of them saw.
   */
  async load(id: string, atLeast: string | null): Promise<void> {
    this.competition = id;
    if (this.reading === null) {
      await this.readNow(id, atLeast);
      return;
    }
    this.wanted = newer(this.wanted, atLeast);
    this.next ??= this.reading
      .catch(() => undefined)
      .then(() => {
        const wanted = this.wanted;
        [this.next, this.wanted] = [null, null];
        return this.readNow(this.competition ?? id, wanted);
      });
    await this.next;
  }

  private async readNow(id: string, atLeast: string | null): Promise<void> {
    const reading = this.read(id, atLeast);
    this.reading = reading;
    try {
      await reading;
    } finally {
      if (this.reading === reading) this.reading = null;
    }
  }

  private async read(id: string, atLeast: string | null): Promise<void> {
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
}

const newer = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && BigInt(other) > BigInt(one)) ? other : one;

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
