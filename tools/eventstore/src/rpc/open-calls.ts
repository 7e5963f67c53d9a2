import type { Call } from './call';
import { Code, RpcError } from './status';

/** The calls that are being served, so that none is left without an answer when the store has to end. */
export class OpenCalls {
  private readonly calls = new Set<Call>();
  private over: RpcError | undefined;
  /** Hears of errors that nobody foresaw. */
  readonly unexpected: (call: Call, error: unknown) => void;

  constructor(unexpected: (call: Call, error: unknown) => void) {
    this.unexpected = unexpected;
  }

  add(call: Call): void {
    if (this.over !== undefined) call.end(this.over);
    this.calls.add(call);
    void call.sent.then(() => this.calls.delete(call));
  }

  /** Answers every call, and those that still come, that the store is unavailable. Resolves when the answers have left. */
  async end(reason: string): Promise<void> {
    this.over = new RpcError(Code.UNAVAILABLE, reason);
    for (const call of this.calls) call.end(this.over);
    await Promise.all([...this.calls].map((call) => call.sent));
  }
}
