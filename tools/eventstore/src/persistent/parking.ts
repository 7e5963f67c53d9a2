import type { Storage } from '../storage/storage';
import { METADATA_TYPE, metastreamOf, parseStreamMetadata } from '../storage/stream-metadata';
import { newEventId } from '../storage/event-id';
import { packed, type ProposedEvent } from '../storage/proposed-events';
import type { Message } from './message';

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** A group's parked messages: links in a stream of their own, as the real server keeps them. */
export class Parking {
  readonly stream: string;
  private readonly store: Storage;

  constructor(store: Storage, source: string, group: string) {
    this.store = store;
    this.stream = `$persistentsubscription-${source}::${group}-parked`;
  }

  /** Sets a message aside. @throws Error where it could not be written. */
  async park(message: Message, reason: string): Promise<void> {
    const metadata = JSON.stringify({ added: new Date().toISOString(), reason, retryCount: message.retries });
    await this.append(this.stream, {
      ...link('$>', `${message.revision}@${message.stream}`, false),
      metadata: Buffer.from(metadata),
    });
  }

  async count(): Promise<number> {
    const { first, last } = await this.bounds();
    return Math.max(0, last - first + 1);
  }

  /** Takes the oldest parked messages out. @param limit as many as there are where it is undefined */
  async take(limit: number | undefined): Promise<Message[]> {
    const { first, last } = await this.bounds();
    const stop = limit === undefined ? last : Math.min(last, first + limit - 1);
    const messages: Message[] = [];
    for (let from = first; from <= stop;) {
      const page = await this.store.read({
        kind: 'read-stream',
        stream: this.stream,
        from,
        backwards: false,
        subscription: false,
        resolveLinks: true,
        structuredIds: false,
        maxCount: stop - from + 1,
        records: true,
      });
      if (page.kind !== 'page' || page.count === 0) break;
      for (const { id, stream, revision, start, end } of page.records) {
        messages.push({
          id,
          stream,
          revision,
          body: page.bytes.subarray(start, end),
          cursor: undefined,
          retries: 0,
        });
      }
      from = page.next;
    }
    if (stop >= first)
      await this.append(metastreamOf(this.stream), link(METADATA_TYPE, `{"$tb":${stop + 1}}`, true));
    return messages;
  }

  /** Forgets all parked messages, when the group goes. */
  async clear(): Promise<void> {
    if ((await this.count()) === 0) return;
    await this.store.write({ kind: 'delete', stream: this.stream, expected: 'any', forever: false });
  }

  private async bounds(): Promise<{ first: number; last: number }> {
    const described = await this.store.read({ kind: 'describe-stream', stream: this.stream });
    if (described.kind !== 'stream') return { first: 0, last: -1 };
    const { truncateBefore = 0 } =
      described.metadata === undefined ? {} : parseStreamMetadata(described.metadata);
    return { first: Math.min(truncateBefore, EVERYTHING), last: described.last };
  }

  private async append(stream: string, event: ProposedEvent): Promise<void> {
    const result = await this.store.write({
      kind: 'append',
      stream,
      expected: 'any',
      events: [packed([event])],
    });
    if (result.kind !== 'written') throw new Error(`${stream} could not be written: ${result.kind}`);
  }
}

function link(type: string, data: string, json: boolean): ProposedEvent {
  return { id: newEventId(), type, json, metadata: Buffer.alloc(0), data: Buffer.from(data) };
}
