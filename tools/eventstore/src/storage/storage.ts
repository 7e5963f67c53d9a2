import { EventEmitter } from 'node:events';
import { Incidents, type Incident } from '../incidents';
import { Audit, type Integrity } from './audit';
import type { MaintenanceRequest, MaintenanceResult } from './maintenance-loop';
import { PageCache } from './page-cache';
import type { CommitNotice, ReadRequest, ReadResult, WriteRequest, WriteResult } from './requests';
import { StorageThread, type Hearing } from './thread';

export interface StorageOptions {
  readonly dataDir: string;
  readonly quotaBytes?: number | undefined;
  /** Hears what goes wrong while the store runs. */
  readonly onIncident?: ((incident: Incident) => void) | undefined;
}

/** What belongs to the store as a whole, before its threads run. */
interface Common {
  readonly commits: EventEmitter;
  readonly incidents: Incidents;
  readonly audit: Audit;
  readonly death: PromiseWithResolvers<string>;
}

/** The log on disk, as the calls see it: three threads behind four functions. */
export class Storage {
  private readonly writer: StorageThread<WriteRequest, WriteResult>;
  private readonly reader: StorageThread<ReadRequest, ReadResult>;
  private readonly maintenance: StorageThread<MaintenanceRequest, MaintenanceResult>;
  private readonly pages = new PageCache();
  private readonly commits: EventEmitter;
  private readonly audit: Audit;

  /** What goes wrong, told once each. */
  readonly incidents: Incidents;
  /** Resolves with the reason when one of the threads has died: the store can only be closed then. */
  readonly died: Promise<string>;

  /** What was done since the start. */
  readonly counts = { commits: 0, writes: 0, reads: 0 };
  /** The position of the last event. */
  position = 0;

  private constructor(
    writer: StorageThread<WriteRequest, WriteResult>,
    reader: StorageThread<ReadRequest, ReadResult>,
    maintenance: StorageThread<MaintenanceRequest, MaintenanceResult>,
    { commits, incidents, audit, death }: Common,
  ) {
    this.writer = writer;
    this.reader = reader;
    this.maintenance = maintenance;
    this.commits = commits;
    this.incidents = incidents;
    this.audit = audit;
    this.died = death.promise;
    this.onCommit((notice) => {
      this.pages.forget(notice);
      this.counts.commits += 1;
      this.position = notice.end;
    });
  }

  /** @throws Error with the text of a StorageRefusal where the data cannot be opened. */
  static async open({ dataDir, quotaBytes, onIncident = () => undefined }: StorageOptions): Promise<Storage> {
    const options = quotaBytes === undefined ? { dataDir } : { dataDir, quotaBytes };
    const common = commonParts(onIncident);
    const hears = hearing(common);
    const writer = await StorageThread.start<WriteRequest, WriteResult>(
      { role: 'writer', ...options },
      {
        ...hears,
        committed: ({ streams, end }) => common.commits.emit('commit', { streams: new Set(streams), end }),
      },
    );
    const reader = await StorageThread.start<ReadRequest, ReadResult>({ role: 'reader', ...options }, hears);
    const maintenance = await StorageThread.start<MaintenanceRequest, MaintenanceResult>(
      { role: 'maintenance', ...options },
      hears,
    );
    const storage = new Storage(writer, reader, maintenance, common);
    common.audit.begin(dataDir);
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

  /** What was found broken, by the check beside or by a reader. */
  get damage(): readonly string[] {
    return [...this.incidents.lasting('damage'), ...this.incidents.lasting('read-failed')];
  }

  /** Whether the last write was refused for want of room. */
  get isFull(): boolean {
    return this.incidents.lasting('disk-full').length > 0;
  }

  /** How far the file's own soundness is known, and what was found. */
  get integrity(): Integrity {
    return this.audit.integrity;
  }

  async close(): Promise<void> {
    this.audit.end();
    await this.reader.stop();
    await this.maintenance.stop();
    await this.writer.stop();
  }
}

function commonParts(onIncident: (incident: Incident) => void): Common {
  const commits = new EventEmitter();
  commits.setMaxListeners(0);
  const incidents = new Incidents(onIncident);
  const audit = new Audit((finding) => {
    incidents.report({ level: 'alarm', incident: 'damage', message: finding });
  });
  return { commits, incidents, audit, death: Promise.withResolvers<string>() };
}

const hearing = ({ incidents, death }: Common): Hearing => ({
  incident: (incident) => {
    incidents.report(incident);
  },
  settled: (incident) => {
    incidents.settle(incident);
  },
  died: (reason) => {
    incidents.report({ level: 'fatal', incident: 'part-died', message: reason });
    death.resolve(reason);
  },
});
