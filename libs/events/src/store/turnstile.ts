import { Deadline } from './deadline';
import { StoreUnavailable } from './errors';

/** Lets so many through at once; the others wait in line, for as long as somebody waits for them. */
export class Turnstile {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside >= this.most) await this.turn();
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }

  private turn(): Promise<void> {
    const deadline = Deadline.current;
    return new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        takeBack();
        resolve();
      };
      this.line.push(enter);
      const takeBack =
        deadline?.onOver(() => {
          const at = this.line.indexOf(enter);
          if (at < 0) return;
          this.line.splice(at, 1);
          reject(new StoreUnavailable('waiting to write', deadline.ms, 'too many writes are under way'));
        }) ?? (() => undefined);
    });
  }
}
