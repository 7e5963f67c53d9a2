import { EventStoreDBClient } from '@eventstore/db-client';
import { StoreRefused, StoreUnavailable } from './errors';
import { toleratingLateAnswers } from './late-answers';
import { AttemptTimedOut, isLost, reasonOf, reconnectsByItself } from './lost';
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

  /** Tries until there is an answer or the outer limit is over. `attempt` must be safe to repeat. */
  async ask<Answer>(
    doing: string,
    attempt: (client: EventStoreDBClient) => Promise<Answer>,
  ): Promise<Answer> {
    const started = performance.now();
    for (let tried = 1; ; tried++) {
      const client = (this.current ??= this.openClient());
      try {
        // A little longer than the call's own deadline: a client that has lost its call never settles by itself.
        const answer = await inTime(attempt(client), this.limits.attempt + 1000);
        this.answered();
        return answer;
      } catch (error) {
        if (!isLost(error)) throw this.refusal(doing, error);
        this.lost(reasonOf(error));
        if (!reconnectsByItself(error)) this.replace(client);
        const spent = performance.now() - started;
        const wait = backOffMs(tried);
        if (spent + wait >= this.limits.limit)
          throw new StoreUnavailable(doing, Math.round(spent), reasonOf(error), error);
        await pause(wait);
      }
    }
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
    return error instanceof Error && 'type' in error
      ? new StoreRefused(doing, reasonOf(error), error)
      : error;
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
