import { Injectable, type DestroyRef } from '@angular/core';
import type { DocumentNode } from 'graphql';
import { queryText } from './query-text';

type Read = { readonly document: DocumentNode; readonly variables: () => object | null };

/** What the page that is shown asks of the API, so that a program may ask the same. */
@Injectable({ providedIn: 'root' })
export class PageReads {
  private reads: readonly Read[] = [];

  /** `variables` null: not asked for now. */
  add(document: DocumentNode, variables: () => object | null, until: DestroyRef): void {
    const read = { document, variables };
    this.reads = [...this.reads, read];
    until.onDestroy(() => {
      this.reads = this.reads.filter((each) => each !== read);
    });
  }

  /** Every query of the page with its variables: what is asked for twice stands once. */
  text(): string {
    const texts = this.reads.flatMap(({ document, variables }) => {
      const given = variables();
      return given === null ? [] : [queryText(document, given)];
    });
    return [...new Set(texts)].join('\n\n');
  }
}
