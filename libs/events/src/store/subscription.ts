import {
  excludeSystemEvents,
  START,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { isPosition, type Position } from '../position';
import type { Codec } from './codec';
import { letGo, type Connection } from './connection';
import type { AllSubscription, StoredEvent, SubscribeOptions, SubscriptionState } from './contract';
import { AttemptTimedOut, ConnectionEnded, isRefusal, reasonOf } from './lost';
import { backOffMs, pause } from './pause';
import { isSystemEvent, storedEvent } from './stored-event';

const DEFAULT_BATCH = 500;
/** Considered events between two of the server's checkpoints: 32 a search window. */
const CHECKPOINT_INTERVAL = 32;

/**
 * `$all` from a position on, for ever: a dropped call, a dead server or a failing handler only makes it start again
 * behind the last batch that was handled.
 */
export class ResumingSubscription implements AllSubscription {
  private shown: SubscriptionState;
  private readonly stopping = new AbortController();
  private readonly ended: Promise<void>;
  private position: Position | null;
  /** How far the server has looked beyond the last event that was of interest. */
  private considered: Position | null = null;
  private attempt = 0;

  constructor(
    private readonly connection: Connection,
    private readonly codec: Codec,
    private readonly options: SubscribeOptions,
  ) {
    this.position = options.after;
    this.shown = { kind: 'connecting', position: this.position, attempt: 1 };
    this.ended = this.run();
  }

  get state(): SubscriptionState {
    return this.shown;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.attempt++;
      this.show({ kind: 'connecting', position: this.position, attempt: this.attempt });
      try {
        await this.follow();
      } catch (error) {
        await this.waitAfter(error);
      }
    }
    this.show({ kind: 'stopped', position: this.position });
  }

  private async waitAfter(error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const retryInMs = backOffMs(this.attempt);
    const reason = reasonOf(error);
    const kind = isRefusal(error) ? 'refused' : 'waiting';
    this.show({ kind, position: this.position, attempt: this.attempt, retryInMs, reason });
    await pause(retryInMs, this.stopping.signal);
  }

  /** One call from its start to its end; always ends by failing, or when stopping. */
  private async follow(): Promise<void> {
    const client = this.connection.openClient();
    const { maxBatch = DEFAULT_BATCH } = this.options;
    this.considered = null;
    const call = client.subscribeToAll(
      {
        fromPosition: this.position === null ? START : { commit: this.position, prepare: this.position },
        filter: excludeSystemEvents({
          checkpointInterval: CHECKPOINT_INTERVAL,
          checkpointReached: (_, { commit }) => {
            // A server that has considered nothing yet says so by a number that is no position.
            if (isPosition(commit)) this.considered = commit;
          },
        }),
      },
      { highWaterMark: 2 * maxBatch },
    );
    try {
      await this.pump(call, maxBatch);
    } finally {
      call.destroy();
      await letGo(client);
    }
  }

  private async pump(call: AllStreamSubscription, maxBatch: number): Promise<void> {
    const failed = this.failureOf(call);
    call.on('confirmation', () => {
      this.connection.answered();
      this.show({ kind: 'catching-up', position: this.position });
    });
    call.on('caughtUp', () => {
      this.attempt = 0;
      this.show({ kind: 'live', position: this.position });
    });
    let failure: { readonly error: unknown } | null = null;
    while (!this.stopping.signal.aborted) {
      const batch = this.nextBatch(call, maxBatch);
      if (batch.length > 0) await this.handle(batch);
      else if (failure !== null) throw failure.error;
      else failure = await this.moreOrFailure(call, failed);
    }
  }

  /**
   * Waits until there is more to read, or until the call has failed. What came in before it failed is handled all the
   * same: over connections that break again and again a long catch-up would never get on otherwise.
   */
  private async moreOrFailure(
    call: AllStreamSubscription,
    failed: Promise<never>,
  ): Promise<{ readonly error: unknown } | null> {
    try {
      await Promise.race([once(call, 'readable', { signal: this.stopping.signal }), failed]);
      return null;
    } catch (error) {
      await setImmediate(); // what is on its way through the client arrives
      return { error };
    }
  }

  private async handle(batch: readonly StoredEvent[]): Promise<void> {
    const last = batch.at(-1)?.position;
    if (last === undefined) return;
    await this.options.handle(await this.codec.read(batch), last);
    this.position = last;
    this.attempt = 0;
    if (this.shown.kind === 'catching-up' || this.shown.kind === 'live')
      this.shown = { ...this.shown, position: last };
  }

  private nextBatch(call: AllStreamSubscription, maxBatch: number): readonly StoredEvent[] {
    const batch: StoredEvent[] = [];
    while (batch.length < maxBatch) {
      const resolved = call.read() as AllStreamResolvedEvent | null;
      if (resolved === null) break;
      const stored = storedEvent(resolved);
      if (stored !== null && !isSystemEvent(stored) && stored.position > (this.position ?? -1n))
        batch.push(stored);
    }
    // Everything that was pushed has been taken out: what the server looked at beyond it needs no second look.
    if (batch.length === 0 && this.considered !== null && this.considered > (this.position ?? -1n))
      this.position = this.considered;
    return batch;
  }

  /** Rejects when the call fails, ends, or is not confirmed in time. */
  private failureOf(call: AllStreamSubscription): Promise<never> {
    const failure = new Promise<never>((_, reject) => {
      const unconfirmed = setTimeout(() => {
        reject(new AttemptTimedOut('the subscription was not confirmed in time'));
      }, this.connection.limits.attempt);
      call.on('confirmation', () => {
        clearTimeout(unconfirmed);
      });
      call.on('error', (error) => {
        clearTimeout(unconfirmed);
        if (!isRefusal(error)) this.connection.lost(reasonOf(error));
        reject(error);
      });
      const ended = () => {
        clearTimeout(unconfirmed);
        reject(new ConnectionEnded('the subscription ended'));
      };
      call.on('end', ended);
      call.on('close', ended);
    });
    // Nobody may be waiting when it fails: the pump looks at it when it waits next.
    failure.catch(() => undefined);
    return failure;
  }

  private show(state: SubscriptionState): void {
    this.shown = state;
    this.options.onState?.(state);
  }
}
