/**
 * What a subscriber has not taken yet: at most one change, the newest. Whoever reads slowly skips what is outdated, so a
 * subscriber costs the same however many changes come.
 */
export class PendingChanges<Change> implements AsyncIterableIterator<Change> {
  private newest: Change | null = null;
  private waiting: ((result: IteratorResult<Change>) => void) | null = null;
  private ended = false;
  private offered = false;

  constructor(private readonly onEnd: () => void) {}

  /** Where things stood a moment ago; no news once something was offered. */
  begin(change: Change): void {
    if (!this.offered) this.offer(change);
  }

  offer(change: Change): void {
    if (this.ended) return;
    this.offered = true;
    if (this.waiting === null) {
      this.newest = change;
      return;
    }
    const take = this.waiting;
    this.waiting = null;
    take({ done: false, value: change });
  }

  next(): Promise<IteratorResult<Change>> {
    const change = this.newest;
    this.newest = null;
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    if (change !== null) return Promise.resolve({ done: false, value: change });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<Change>> {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
      this.waiting?.({ done: true, value: undefined });
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
