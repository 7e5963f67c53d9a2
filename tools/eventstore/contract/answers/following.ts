import {
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamSubscription,
  type StreamSubscription,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { GROUP } from './groups';
import type { Append, Consume, Subscribe, SubscribeAll } from './operations';
import { revision, type Player } from './player';
import { refusalOf } from './refusals';
import type { Resolved } from './naming';

/** The answer of a call that listens. */
export interface Watched {
  readonly log?: readonly string[];
}

/** What a server may take until it has said what the recording holds, before the difference is told. */
const PATIENCE = 10_000;

/** Listens to a subscription until it has said as much as the real server did, and what follows at once. */
export class Following {
  private readonly log: string[] = [];
  private readonly player: Player;
  private readonly recorded: readonly string[];
  /** Whether it has caught up, or was refused. */
  private isSettled = false;
  private wake: () => void = () => undefined;

  constructor(player: Player, recorded: readonly string[]) {
    this.player = player;
    this.recorded = recorded;
  }

  async answer(operation: Subscribe | SubscribeAll | Consume): Promise<Readonly<Record<string, unknown>>> {
    switch (operation.op) {
      case 'subscribe':
        return this.stream(operation);
      case 'subscribeAll':
        return this.all(operation);
      case 'consume':
        return this.group(operation);
    }
  }

  private async stream({ stream, from, resolve, then }: Subscribe) {
    const { client, names } = this.player;
    const options = { fromRevision: revision(from), resolveLinkTos: resolve };
    await this.follow(client.subscribeToStream(names.stream(stream), options), then);
    return { log: this.log };
  }

  private async all({ from, off, filter, interval, then }: SubscribeAll) {
    const { client, names } = this.player;
    const marks: bigint[] = [];
    const options = {
      checkpointInterval: interval,
      checkpointReached: (_subscription: unknown, { commit }: { readonly commit: bigint }) => {
        if (commit < 2n ** 63n) marks.push(commit);
        return Promise.resolve();
      },
    };
    const [kind, what] = filter === null || filter === 'system' ? [filter, ''] : filter;
    const filters = {
      system: () => excludeSystemEvents(options),
      type: () => eventTypeFilter({ prefixes: [what], ...options }),
      typeRe: () => eventTypeFilter({ regex: what, ...options }),
      stream: () => streamNameFilter({ prefixes: [names.stream('')], ...options }),
      streamRe: () => streamNameFilter({ regex: `^${names.stream('')}[ab]`, ...options }),
    };
    const fromPosition = this.player.from(from, off);
    const wanted = kind === null ? {} : { filter: filters[kind]() };
    await this.follow(client.subscribeToAll({ fromPosition, ...wanted }), then);
    return { log: this.log, ascending: marks.every((mark, at) => at === 0 || (marks[at - 1] ?? 0n) <= mark) };
  }

  private async follow(subscription: StreamSubscription | AllStreamSubscription, then: Append | null) {
    for (const name of ['confirmation', 'caughtUp', 'fellBehind', 'end'] as const) {
      subscription.on(name as 'end', () => {
        this.note(name === 'confirmation' ? 'confirmed' : name);
      });
    }
    subscription.on('caughtUp', () => {
      this.settle();
    });
    subscription.on('error', (error: unknown) => {
      this.settle();
      this.note(String(refusalOf(error).error));
    });
    subscription.on('data' as never, (each: Resolved) => {
      if (!this.player.names.isOwn(each)) return;
      this.player.remember(each);
      this.note(this.player.names.tell(each));
    });
    await this.until(() => this.isSettled || this.log.length >= this.open);
    if (then !== null) await this.player.append(then).catch(() => undefined);
    await this.close(subscription);
  }

  /** Once it has said all that was recorded, two more calls on the connection give it the time to say more. */
  private async close(subscription: { unsubscribe(): Promise<void> }): Promise<void> {
    await this.until(() => this.log.length >= this.open);
    const { client, names } = this.player;
    for (let call = 0; call < 2; call++) await client.getStreamMetadata(names.stream('none'));
    await Promise.race([subscription.unsubscribe(), pause(PATIENCE / 5, undefined, { ref: false })]).catch(
      () => undefined,
    );
    await this.until(() => this.log.length >= this.recorded.length);
  }

  private async group({ stream, how, max }: Consume) {
    const { client, names } = this.player;
    const name = names.stream(stream);
    const subscription = client.subscribeToPersistentSubscriptionToStream(name, GROUP, { bufferSize: 10 });
    const retried = new Set<string>();
    let handled = 0;
    subscription.on('confirmation', () => {
      this.note('confirmed');
    });
    subscription.on('error', (error: unknown) => {
      this.note(String(refusalOf(error).error));
    });
    subscription.on('end', () => {
      this.note('end');
    });
    subscription.on('data', (each) => {
      if (handled++ >= max && how !== 'retry-then-ack') return;
      this.note(`${names.tell(each)} retry ${each.retryCount}`);
      const id = (each.link ?? each.event)?.id ?? '';
      const isDone = how === 'ack' || (how === 'retry-then-ack' && retried.has(id));
      retried.add(id);
      void (isDone
        ? subscription.ack(each)
        : subscription.nack(how === 'retry-then-ack' ? 'retry' : how, 'no', each));
    });
    await this.close(subscription);
    return { log: this.log.slice(0, 40) };
  }

  /** Entries of the recording before its end. */
  private get open(): number {
    return this.recorded.filter((entry) => entry !== 'end').length;
  }

  private settle(): void {
    this.isSettled = true;
    this.wake();
  }

  private note(entry: string): void {
    this.log.push(entry);
    this.wake();
  }

  private async until(condition: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(PATIENCE);
    while (!condition() && !late.aborted) {
      const noted = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      await Promise.race([noted, once(late, 'abort')]);
    }
  }
}
