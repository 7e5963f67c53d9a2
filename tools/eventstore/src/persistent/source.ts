import type { Storage } from '../storage/storage';
import { NO_STREAM } from '../storage/expected-revision';
import type { CommitNotice, Page } from '../storage/requests';
import { expectPage } from '../streams/read';
import type { Message } from './message';
import type { GroupSettings } from './settings';

/** What a group reads: one stream, or `$all` with or without a filter. Its cursor is a revision or a position. */
export class Source {
  private readonly store: Storage;
  private readonly stream: string;
  private readonly settings: GroupSettings;
  private next: number;

  /** @param next the first revision or position to read */
  constructor(store: Storage, stream: string, settings: GroupSettings, next: number) {
    this.store = store;
    this.stream = stream;
    this.settings = settings;
    this.next = next;
  }

  get isAll(): boolean {
    return this.stream === '$all';
  }

  concerns(notice: CommitNotice): boolean {
    return this.isAll || notice.streams.has(this.stream);
  }

  /** The revision or position of its newest event. */
  async newest(): Promise<number | undefined> {
    if (this.isAll) return this.store.position;
    const described = await this.store.read({ kind: 'describe-stream', stream: this.stream });
    return described.kind === 'stream' && described.last !== NO_STREAM ? described.last : undefined;
  }

  /** The next messages, and whether these were the last for now. */
  async read(maxCount: number): Promise<{ messages: Message[]; atEnd: boolean }> {
    const page = await this.page(maxCount);
    this.next = page.next;
    const messages = page.records.map(({ id, stream, revision, place, start, end }) => ({
      id,
      stream,
      revision,
      body: page.bytes.subarray(start, end),
      cursor: this.isAll ? place.position : place.revision,
      retries: 0,
    }));
    return { messages, atEnd: page.atEnd && page.count < maxCount };
  }

  private async page(maxCount: number): Promise<Page> {
    const { resolveLinks, filter } = this.settings;
    const shape = {
      resolveLinks,
      structuredIds: false,
      records: true,
      backwards: false,
      maxCount,
      from: this.next,
    };
    if (!this.isAll) {
      return expectPage(
        await this.store.read({ kind: 'read-stream', stream: this.stream, subscription: true, ...shape }),
      );
    }
    return expectPage(
      await this.store.read({ kind: 'read-all', ...shape, ...(filter !== undefined && { filter }) }),
    );
  }
}
