import {
  countsOf,
  type EventStore,
  type OnDone,
  permittedClubs,
  permittedMembers,
  type Plan,
  planClubs,
  planMembers,
  type RegistryContext,
  type Unwritten,
  Vault,
  writeClubs,
  writeMembers,
} from '@arbitre/events';
import { registeredPeople } from '@arbitre/projections';
import type { ClubAct, MemberAct } from '@arbitre/rules/federation';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { firstRole, Viewers } from '../../access/viewers';
import { isDatabaseAway } from '../../connections/database-unavailable';
import { EVENT_STORE } from '../../connections/tokens';
import { ImportJobs, type Job } from './import-jobs';
import { receiptOf, type Report, reportOf } from './import-report';

/** How often what was left undone is looked for, and files that nobody asks for are forgotten. */
const LOOK_AGAIN_MS = 60_000;
/** How often the page is told how far it is. */
const TELL_MS = 500;
/** How long the end of the process waits for a line that is being written. */
const PATIENCE_MS = 5_000;
/** After so many failures an import is given up. */
const MOST_FAILURES = 5;

/** What a failure says may quote what somebody wrote; that the database is away quotes nothing. */
const kindOf = (error: unknown): string => {
  if (isDatabaseAway(error)) return 'the database does not answer or has no connection free';
  return error instanceof Error ? error.name : 'unknown';
};

/** A file that was judged, and how it is written; `plan` null where the file cannot be read. */
type Judged = {
  readonly report: Report;
  readonly plan: Plan<unknown> | null;
  readonly write: (onDone: OnDone) => Promise<readonly Unwritten[]>;
};

/**
 * Judges and writes the files that staff send, one after the other, outside of any request. Whatever process ends in the midst: the next
 * start, or another process, goes on where it was; the file lies sealed in Postgres until then.
 */
@Injectable()
export class RegistryImports implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('RegistryImports');
  private readonly ending = new AbortController();
  private readonly waiting = new Set<string>();
  private line: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly jobs: ImportJobs,
    private readonly viewers: Viewers,
    private readonly vault: Vault,
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  onApplicationBootstrap(): void {
    this.lookAgain();
    this.timer = setInterval(() => {
      this.lookAgain();
    }, LOOK_AGAIN_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.ending.abort();
    // What does not stop by then is cut off with its connections, and goes on at the next start.
    const patience = new Promise<void>((over) => setTimeout(over, PATIENCE_MS).unref());
    await Promise.race([this.line, patience]);
  }

  /** Takes an import up, behind those that wait already. */
  start(id: string): void {
    if (this.waiting.has(id) || this.ending.signal.aborted) return;
    this.waiting.add(id);
    this.line = this.line.then(() => this.run(id));
  }

  private lookAgain(): void {
    this.line = this.line.then(async () => {
      try {
        await this.jobs.sweep();
        for (const id of await this.jobs.unfinished()) this.start(id);
      } catch (error) {
        if (!this.ending.signal.aborted)
          this.log.warn(
            `Imports that were left undone were not looked for: ${kindOf(error)}. That is done again in a minute.`,
          );
      }
    });
  }

  private async run(id: string): Promise<void> {
    this.waiting.delete(id);
    try {
      await this.jobs.alone(id, (job) => (job.stage === 'planning' ? this.plan(job) : this.write(job)));
    } catch (error) {
      if (this.ending.signal.aborted) return;
      this.tell(error);
      await this.failed(id);
    }
  }

  private async failed(id: string): Promise<void> {
    try {
      if ((await this.jobs.fails(id)) >= MOST_FAILURES) await this.jobs.end(id, 'failed', null);
    } catch (error) {
      this.tell(error);
    }
  }

  private tell(error: unknown): void {
    this.log.error(`An import of the registry stopped: ${kindOf(error)}`);
  }

  private async plan(job: Job): Promise<void> {
    const { report, plan } = await this.judged(job);
    await this.jobs.planned(job.id, report, countsOf(plan?.lines ?? []), false);
  }

  /** Where what the file would do has changed since it was shown nothing is written, and it is shown anew. */
  private async write(job: Job): Promise<void> {
    const shown = await this.jobs.report(job.id);
    const { report, plan, write } = await this.judged(job);
    if (shown === null || plan === null || (!job.begun && report.fingerprint !== shown.fingerprint)) {
      await this.jobs.planned(job.id, report, countsOf(plan?.lines ?? []), true);
      return;
    }
    await this.jobs.begins(job.id);
    const unwritten = await write(this.progress(job.id));
    // What was written before a process ended is found as it should be; what somebody else changed since cannot be.
    const refused = plan.lines.filter(({ kind }) => kind === 'problem');
    const left = new Set([...unwritten, ...refused].map(({ line }) => line));
    const position = await this.store.head();
    await this.jobs.end(
      job.id,
      'written',
      receiptOf(shown, left, position === null ? null : String(position)),
    );
  }

  private async contextOf({ account, demo, createdAt }: Job): Promise<RegistryContext> {
    const role = firstRole(await this.viewers.grantsOf({ id: account, demo })).toLowerCase();
    return {
      actor: { id: account, role },
      time: createdAt.toISOString(),
      ...(demo ? {} : { authority: 'recorded' as const }),
    };
  }

  private async judged(job: Job): Promise<Judged> {
    const file = await this.jobs.file(job.id);
    if (file === null) throw new Error('The file is gone.');
    const context = await this.contextOf(job);
    const asked = { file, today: context.time.slice(0, 10), onDone: this.progress(job.id) };
    return job.kind === 'members' ? this.members(asked, context) : this.clubs(asked, context);
  }

  private async members(
    asked: { readonly file: Uint8Array; readonly today: string; readonly onDone: OnDone },
    context: RegistryContext,
  ): Promise<Judged> {
    const { store, vault } = this;
    const people = await registeredPeople(this.database, vault);
    const planned = await planMembers(store, vault, { ...asked, people });
    if ('violation' in planned) return this.unreadable(reportOf(planned));
    const plan: Plan<MemberAct> = await permittedMembers(store, vault, planned, context);
    const write = (onDone: OnDone) => writeMembers(store, vault, plan, context, onDone);
    return { plan, report: reportOf(plan), write };
  }

  private async clubs(
    asked: { readonly file: Uint8Array; readonly today: string; readonly onDone: OnDone },
    context: RegistryContext,
  ): Promise<Judged> {
    const { store } = this;
    const planned = await planClubs(store, asked);
    if ('violation' in planned) return this.unreadable(reportOf(planned));
    const plan: Plan<ClubAct> = await permittedClubs(store, planned, context);
    return { plan, report: reportOf(plan), write: (onDone) => writeClubs(store, plan, context, onDone) };
  }

  private unreadable(report: Report): Judged {
    return { report, plan: null, write: () => Promise.resolve([]) };
  }

  /** Tells how far it is, and stops it where the process ends. */
  private progress(id: string): OnDone {
    let told = 0;
    return (done, of) => {
      this.ending.signal.throwIfAborted();
      const now = performance.now();
      if (now - told < TELL_MS && done < of) return;
      told = now;
      this.jobs.came(id, done, of).catch((error: unknown) => {
        if (!this.ending.signal.aborted) this.tell(error);
      });
    };
  }
}
