/** How many items went through, and how fast. Times are milliseconds of any clock that runs evenly. */
export class Throughput {
  total = 0;
  private readonly since: number;
  private readonly now: () => number;
  private measured = 0;

  constructor(now: () => number) {
    this.now = now;
    this.since = now();
  }

  count(): void {
    this.total += 1;
  }

  /** The average a second since the beginning, and the items since the last time that this was asked. */
  measure(): { readonly total: number; readonly perSecond: number; readonly sinceLast: number } {
    const { total } = this;
    const seconds = (this.now() - this.since) / 1000;
    const sinceLast = total - this.measured;
    this.measured = total;
    return { total, perSecond: seconds <= 0 ? 0 : Math.round(total / seconds), sinceLast };
  }
}
