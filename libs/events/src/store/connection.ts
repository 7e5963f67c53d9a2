import { EventStoreDBClient } from '@eventstore/db-client';
import { Deadline } from './deadline';
import { StoreRefused, StoreUnavailable } from './errors';
import { toleratingLateAnswers } from './late-answers';
import { AttemptTimedOut, cannotWrite, isLost, isRefusal, reasonOf, reconnectsByItself } from './lost';
import type { ConnectionState } from './contract';
import { backOffMs, pause } from './pause';

/** Milliseconds. `attempt`: one call's deadline; `limit`: the outer limit over all attempts of one operation. */
export type TimeLimits = { readonly attempt: number; readonly limit: number };

const RECENT_CLIENT_GRACE_MS = 15_000;
const DISPOSAL_MS = 1_000;

/** Gives up waiting after `ms`; what it waited for may still happen. */
const inTime = async <Answer>(promise: Promise<Answer>, ms: number): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AttemptTimedOut(`no answer within ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Disposes of a client; it would wait for ever for the end of a call whose answers nobody reads any more. */
export const letGo = async (client: EventStoreDBClient): Promise<void> => {
  const disposed = new AbortController();
  await Promise.race([
    client.dispose().finally(() => {
      disposed.abort();
    }),
    pause(DISPOSAL_MS, disposed.signal),
  ]);
};

/** One client of the store, replaced when it hangs, with the state that health pages show. */
export class Connection {
  private current: EventStoreDBClient | null = null;
  private shown: ConnectionState = { kind: 'untried' };
  /** Replaced, but others may still wait for an answer on them. */
  private readonly replaced = new Set<EventStoreDBClient>();

  constructor(
    private readonly connectionString: string,
    readonly limits: TimeLimits,
  ) {}

  get state(): ConnectionState {
    return this.shown;
  }

  openClient(): EventStoreDBClient {
    return toleratingLateAnswers(EventStoreDBClient.connectionString(this.connectionString));
  }

  /**
   * Tries until there is an answer, the outer limit is over, or the deadline of whoever asks. `attempt` must be safe to
   * repeat; `ms` is its own deadline.
   */
  async ask<Answer>(
    doing: string,
    attempt: (client: EventStoreDBClient, ms: number) => Promise<Answer>,
  ): Promise<Answer> {
    const deadline = Deadline.current;
    const started = performance.now();
    let reason = 'there was no time left to ask it';
    const unavailable = (cause?: unknown): StoreUnavailable =>
      new StoreUnavailable(doing, Math.round(performance.now() - started), reason, cause);
    for (let tried = 1; ; tried++) {
      if (deadline?.isOver) throw unavailable();
      const client = (this.current ??= this.openClient());
      try {
        const answer = await this.attempted(attempt, client, deadline, unavailable);
        this.answered();
        return answer;
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        if (!isLost(error)) throw this.refusal(doing, error);
        reason = reasonOf(error);
        this.lost(reason);
        // Full or not to be written: it has said so, and says it again.
        if (cannotWrite(error)) throw unavailable(error);
        if (!reconnectsByItself(error)) this.replace(client);
        const wait = backOffMs(tried);
        const left = Math.min(this.limits.limit + started - performance.now(), deadline?.msLeft ?? Infinity);
        if (wait >= left) throw unavailable(error);
        await pause(wait);
      }
    }
  }

  private attempted<Answer>(
    attempt: (client: EventStoreDBClient, ms: number) => Promise<Answer>,
    client: EventStoreDBClient,
    deadline: Deadline | null,
    unavailable: () => StoreUnavailable,
  ): Promise<Answer> {
    const ms = this.limits.attempt;
    // A little longer than the call's own deadline: a client that has lost its call never settles by itself.
    if (deadline === null) return inTime(attempt(client, ms), ms + 1000);
    const answer = inTime(attempt(client, Math.min(ms, Math.ceil(deadline.msLeft))), ms + 1000);
    return deadline.race(answer, unavailable);
  }

  answered(): void {
    if (this.shown.kind !== 'connected') this.shown = { kind: 'connected', since: new Date().toISOString() };
  }

  lost(reason: string): void {
    const before = this.shown;
    this.shown =
      before.kind === 'lost'
        ? { ...before, reason, attempts: before.attempts + 1 }
        : { kind: 'lost', since: new Date().toISOString(), reason, attempts: 1 };
  }

  async close(): Promise<void> {
    const clients = [...this.replaced, ...(this.current === null ? [] : [this.current])];
    this.current = null;
    this.replaced.clear();
    await Promise.all(clients.map(letGo));
  }

  private refusal(doing: string, error: unknown): unknown {
    if (!isRefusal(error)) return error;
    this.answered();
    return new StoreRefused(doing, reasonOf(error), error);
  }

  /** A replaced client is let go of later, or when all is closed. */
  private replace(client: EventStoreDBClient): void {
    if (this.current !== client) return;
    this.current = null;
    this.replaced.add(client);
    setTimeout(() => {
      if (this.replaced.delete(client)) void letGo(client);
    }, RECENT_CLIENT_GRACE_MS).unref();
  }
}
