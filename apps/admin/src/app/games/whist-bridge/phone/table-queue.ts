import { computed, Injectable } from '@angular/core';
import { ActQueue } from '../../../sessions/queue/act-queue';
import type { SessionAct } from '../../../sessions/session-context';

/** The deal that an entry is about, 0 for the table itself; what it takes back, empty where it takes nothing. */
type OfDeal = { readonly deal: number; readonly undoes: 'contract' | 'result' | '' };

/** What the scorer of a table enters: each entry follows from the one before it. */
@Injectable()
export class TableQueue extends ActQueue<OfDeal> {
  protected readonly kind = { game: 'whist-bridge', what: 'table' };
  protected override readonly inOrder = true;

  /** Acts that the server has not answered for good, in order; `what` says what one takes back. */
  readonly actsAhead = computed((): readonly SessionAct[] =>
    this.ahead().flatMap(({ acts, undoes }) =>
      acts.map((act) => (act.do === 'undo' ? { ...act, what: undoes } : act)),
    ),
  );

  protected isOwn({ deal }: Readonly<Record<string, unknown>>): boolean {
    return typeof deal === 'number';
  }
}
