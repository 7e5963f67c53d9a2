import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Deadline>();

/** Every request ends one: a reason that is there already costs nothing, where a DOMException takes its stack each time. */
const OVER = new Error('The deadline is over.');

/**
 * How long somebody waits for an answer. Whatever is done for it inside `run` looks at the same one: queues, reads,
 * appends, the database. When it is over, or when nobody waits any more, what has not begun is left undone and what is
 * under way is let go of.
 */
export class Deadline {
  private readonly over = new AbortController();
  private readonly end: number;
  private readonly timer: NodeJS.Timeout;
  private gone = false;

  constructor(readonly ms: number) {
    this.end = performance.now() + ms;
    this.timer = setTimeout(() => {
      this.over.abort(OVER);
    }, ms).unref();
  }

  /** The one that the running work is done for; null where nobody set any (workers, the command line). */
  static get current(): Deadline | null {
    return running.getStore() ?? null;
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  get msLeft(): number {
    return this.isOver ? 0 : Math.max(0, this.end - performance.now());
  }

  run<Result>(work: () => Result): Result {
    return running.run(this, work);
  }

  /** Whether the client has gone: what fails now fails for nobody. */
  get isGivenUp(): boolean {
    return this.gone;
  }

  /** Nobody waits any more: the client has gone. */
  giveUp(): void {
    this.gone = true;
    this.over.abort(OVER);
    this.done();
  }

  /** The answer is there: the deadline will not come. */
  done(): void {
    clearTimeout(this.timer);
  }

  /** Calls `let go` when it is over, at once when it is already. @returns what takes the call back */
  onOver(letGo: () => void): () => void {
    const { signal } = this.over;
    if (signal.aborted) {
      letGo();
      return () => undefined;
    }
    signal.addEventListener('abort', letGo, { once: true });
    return () => {
      signal.removeEventListener('abort', letGo);
    };
  }

  /** What a promise brings, or a failure when it is not there in time. */
  async race<Result>(promise: Promise<Result>, failure: () => Error): Promise<Result> {
    let takeBack = (): void => undefined;
    const tooLate = new Promise<never>((_, reject) => {
      takeBack = this.onOver(() => {
        reject(failure());
      });
    });
    try {
      return await Promise.race([promise, tooLate]);
    } finally {
      takeBack();
    }
  }
}
