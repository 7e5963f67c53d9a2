import { Injectable, inject, ApplicationRef } from '@angular/core';
import type { FurtherPages } from '../graphql/further-pages';

type List = Pick<FurtherPages<unknown, unknown>, 'nodes' | 'more' | 'showMore'>;

/** Prints the page with all rows of its lists, however few of them were asked for to be read. */
@Injectable({ providedIn: 'root' })
export class WholePrint {
  private readonly app = inject(ApplicationRef);
  private readonly lists = new Set<() => List>();

  /** A list stands on the page until what this gives back is called. */
  add(list: () => List): () => void {
    this.lists.add(list);
    return () => {
      this.lists.delete(list);
    };
  }

  async print(): Promise<void> {
    await Promise.all([...this.lists].map((list) => this.readOut(list())));
    await this.app.whenStable();
    print();
  }

  /** A page that does not come leaves the rest away, as the page itself does. */
  private async readOut({ nodes, more, showMore }: List): Promise<void> {
    while (more()) {
      const before = nodes().length;
      await showMore();
      if (nodes().length === before) return;
    }
  }
}
