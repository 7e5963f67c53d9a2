import { Injectable } from '@angular/core';
import { ActQueue } from '../../../sessions/queue/act-queue';

/** The deal that an entry is about; 0 for the table itself. */
type OfDeal = { readonly deal: number };

/** What the scorer of a table enters: each entry follows from the one before it. */
@Injectable()
export class TableQueue extends ActQueue<OfDeal> {
  protected readonly kind = { game: 'whist-bridge', what: 'table' };
  protected override readonly inOrder = true;

  protected isOwn({ deal }: Readonly<Record<string, unknown>>): boolean {
    return typeof deal === 'number';
  }
}
