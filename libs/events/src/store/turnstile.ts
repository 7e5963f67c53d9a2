/** Lets so many through at once; the others wait in line. */
export class Turnstile {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside >= this.most) await new Promise<void>((enter) => this.line.push(enter));
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
