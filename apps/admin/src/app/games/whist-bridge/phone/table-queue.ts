import { computed, Injectable } from '@angular/core';
import type { MancheView } from '@arbitre/rules/whist-bridge';
import { ActQueue } from '../../../sessions/queue/act-queue';
import type { SessionAct } from '../../../sessions/session-context';

/** The deal that an entry is about, 0 for the table itself; what it takes back, empty where it takes nothing. */
type OfDeal = { readonly deal: number; readonly undoes: 'contract' | 'result' | '' };

/** What the scorer of a table enters: each entry follows from the one before it. */
@Injectable()
export class TableQueue extends ActQueue<OfDeal> {
  protected readonly kind = { game: 'whist-bridge', what: 'table' };
  protected override readonly inOrder = true;

  /**
   * The session as `actsAhead` goes on from it. An input of a component would be older until the page is drawn anew: what is
   * ahead of one version would stand on top of another, and a tap in that moment would find a table that there never was.
   */
  readonly view = computed(() => this.context.view() as MancheView);

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
