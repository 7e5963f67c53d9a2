import { EventEmitter } from 'node:events';
import type { MaintenanceRequest, MaintenanceResult } from './maintenance-loop';
import { PageCache } from './page-cache';
import type { CommitNotice, ReadRequest, ReadResult, WriteRequest, WriteResult } from './requests';
import { StorageThread } from './thread';

export interface StorageOptions {
  readonly dataDir: string;
  readonly quotaBytes?: number | undefined;
}

/** The log on disk, as the calls see it: three threads behind four functions. */
export class Storage {
  private readonly writer: StorageThread<WriteRequest, WriteResult>;
  private readonly reader: StorageThread<ReadRequest, ReadResult>;
  private readonly maintenance: StorageThread<MaintenanceRequest, MaintenanceResult>;
  private readonly pages = new PageCache();
  private readonly commits: EventEmitter;

  /** What was done since the start. */
  readonly counts = { commits: 0, writes: 0, reads: 0 };
  /** The position of the last event. */
  position = 0;

  private constructor(
    writer: StorageThread<WriteRequest, WriteResult>,
    reader: StorageThread<ReadRequest, ReadResult>,
    maintenance: StorageThread<MaintenanceRequest, MaintenanceResult>,
    commits: EventEmitter,
  ) {
    this.writer = writer;
    this.reader = reader;
    this.maintenance = maintenance;
    this.commits = commits;
    this.onCommit((notice) => {
      this.pages.forget(notice);
      this.counts.commits += 1;
      this.position = notice.end;
    });
  }

  /** @throws Error with the text of a StorageRefusal where the data cannot be opened. */
  static async open({ dataDir, quotaBytes }: StorageOptions): Promise<Storage> {
    const options = quotaBytes === undefined ? { dataDir } : { dataDir, quotaBytes };
    const commits = new EventEmitter();
    commits.setMaxListeners(0);
    const writer = await StorageThread.start<WriteRequest, WriteResult>(
      { role: 'writer', ...options },
      ({ streams, end }) => commits.emit('commit', { streams: new Set(streams), end } satisfies CommitNotice),
    );
    const reader = await StorageThread.start<ReadRequest, ReadResult>({ role: 'reader', ...options });
    const maintenance = await StorageThread.start<MaintenanceRequest, MaintenanceResult>({
      role: 'maintenance',
      ...options,
    });
    const storage = new Storage(writer, reader, maintenance, commits);
    const shape = { resolveLinks: false, structuredIds: false, maxCount: 0, backwards: false };
    const end = await storage.read({ kind: 'read-all', from: 'end', ...shape });
    if (end.kind === 'page') storage.position = end.next - 1;
    return storage;
  }

  /** Resolves once the write is on disk, or refused. */
  write(request: WriteRequest): Promise<WriteResult> {
    this.counts.writes += 1;
    return this.writer.request(request);
  }

  read(request: ReadRequest): Promise<ReadResult> {
    const fetch = () => {
      this.counts.reads += 1;
      return this.reader.request(request);
    };
    return request.kind === 'read-stream' ? this.pages.read(request, fetch) : fetch();
  }

  /** Copies the log into a new file while the store runs. */
  backup(to: string): Promise<MaintenanceResult> {
    return this.maintenance.request({ kind: 'backup', to });
  }

  /** Hears of each commit after it is on disk. Returns how to stop listening. */
  onCommit(listener: (notice: CommitNotice) => void): () => void {
    this.commits.on('commit', listener);
    return () => this.commits.off('commit', listener);
  }

  async close(): Promise<void> {
    await this.reader.stop();
    await this.maintenance.stop();
    await this.writer.stop();
  }
}
