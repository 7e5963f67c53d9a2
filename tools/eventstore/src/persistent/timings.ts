/** Timings that are kept: the real server's window. */
const WINDOW = 1000;
const QUINTILES = [0, 20, 40, 60, 80] as const;
const PERCENTILES = [90, 95, 99, 99.5, 99.9] as const;

/** How long a consumer takes with a message: the `extraStatistics` of a persistent subscription. Milliseconds. */
export class Timings {
  private readonly begun = new Map<string, number>();
  private readonly measured: number[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  begin(id: string): void {
    this.begun.set(id, this.now());
  }

  end(id: string): void {
    const begun = this.begun.get(id);
    if (begun === undefined) return;
    this.begun.delete(id);
    this.measured.push(Math.floor(this.now() - begun));
    if (this.measured.length > WINDOW) this.measured.shift();
  }

  /** By the names, and in the order, of the real server; none before the first answer. */
  measurements(): readonly (readonly [name: string, milliseconds: number])[] {
    const sorted = [...this.measured].sort((one, other) => one - other);
    if (sorted.length === 0) return [];
    const at = (index: number) => sorted[Math.min(index, sorted.length - 1)] ?? 0;
    const percentile = (percent: number) => at(Math.floor((percent / 100) * sorted.length));
    const sum = sorted.reduce((total, value) => total + value, 0);
    return [
      ['Mean', Math.floor(sum / sorted.length)],
      ['Median', at(Math.floor(sorted.length / 2))],
      ['Fastest', at(0)],
      ...QUINTILES.map((percent, index) => [`Quintile ${index + 1}`, percentile(percent)] as const),
      ...PERCENTILES.map((percent) => [`${percent}%`, percentile(percent)] as const),
      ['Highest', at(sorted.length - 1)],
    ];
  }
}
