import { type AuditFact, AuditLog } from '@arbitre/accounts';
import type { Reading, Role as Granted } from '@arbitre/rules/federation';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Role } from '../access/role';
import { SETTINGS } from '../connections/tokens';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { areaOf } from './area';
import { Coalesced, type Counted } from './coalesced';

/** After this many days an entry is forgotten: a season, and a month to look at it. */
export const AUDIT_DAYS = 400;

/** What a crash may lose. */
const BATCH_MS = 1_000;
const FORGETTING_MS = 3_600_000;

type Asking = Pick<RequestContext, 'viewer' | 'visitor'>;

/** What was not allowed. `account`: whose it was where that is not whoever is signed in. */
export type Refused = Pick<AuditFact, 'what' | 'code'> & {
  readonly role?: Role | null;
  readonly subject?: string | null;
  readonly account?: string | null;
};

/** An entry as the log has it: what the page shows, by ids. */
const lineOf = ({ fact, minute, times }: Counted): object => {
  const said = Object.entries(fact).filter(([, value]) => value !== null);
  return { at: new Date(minute * 60_000).toISOString(), times, ...Object.fromEntries(said) };
};

/** An id as this installation gives them; anything else was typed by somebody and may be a name. */
const ID = /^[\w.-]{1,80}$/;

/**
 * Notes what was refused and which hidden things were looked at. Nothing waits for it: notes are counted in memory, written together
 * every second and when the API stops, and kept for the next second where the database does not take them.
 */
@Injectable()
export class Audit implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private readonly noted = new Coalesced();
  private readonly timers: NodeJS.Timeout[] = [];
  private writing: Promise<void> = Promise.resolve();
  private failing = false;

  constructor(
    private readonly log: AuditLog,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'auditInLog'>,
  ) {}

  /** Timers of their own: what a request starts ends with the request. */
  onModuleInit(): void {
    this.timers.push(
      setInterval(() => void this.tryToWrite(), BATCH_MS),
      setInterval(() => void this.forget(), FORGETTING_MS),
    );
    for (const timer of this.timers) timer.unref();
    void this.forget();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.tryToWrite();
  }

  /** Somebody was shown what is hidden, by a reading that he has in that role. `times`: how many such things at once. */
  async read(
    { viewer, visitor }: Asking,
    { reading, role }: { readonly reading: Reading | 'names'; readonly role: Granted },
    subject: string | null,
    times = 1,
  ): Promise<void> {
    const account = (await viewer())?.id ?? null;
    const fact = { kind: 'READ', what: reading, code: null, account, role, subject } as const;
    this.note({ ...fact, network: areaOf(visitor?.address ?? null) }, times);
  }

  async refused({ viewer, visitor }: Asking, refused: Refused): Promise<void> {
    const { what, code, role = null, subject = null, account = null } = refused;
    const who = account ?? (await viewer())?.id ?? null;
    this.note(
      {
        ...({ kind: 'REFUSED', what, code, account: who, role: role?.toLowerCase() ?? null } as const),
        // Whoever is nobody here may have made it up.
        subject: who !== null && subject !== null && ID.test(subject) ? subject : null,
        network: areaOf(visitor?.address ?? null),
      },
      1,
    );
  }

  /** Somebody opened a session, or sees as another role in it. */
  async entered(
    { viewer, visitor }: Asking,
    {
      what,
      role = null,
      subject = null,
    }: Pick<AuditFact, 'what'> & Partial<Pick<AuditFact, 'role' | 'subject'>>,
  ): Promise<void> {
    const who = await viewer();
    // How surely it was shown who it is.
    const code = what === 'signIn' && who?.strong ? 'strong' : null;
    const fact = { kind: 'ENTERED', what, code, account: who?.id ?? null, role, subject } as const;
    this.note({ ...fact, network: areaOf(visitor?.address ?? null) }, 1);
  }

  note(fact: AuditFact, times: number): void {
    this.noted.add(fact, times, Date.now());
  }

  /** Writes what this process has noted, behind what is being written. Where it fails nothing is lost but in a crash. */
  write(): Promise<void> {
    this.writing = this.writing.then(
      () => this.writeNow(),
      () => this.writeNow(),
    );
    return this.writing;
  }

  private async writeNow(): Promise<void> {
    const batch = this.noted.take();
    if (batch.length === 0) return;
    try {
      await this.log.add(batch);
    } catch (error) {
      this.noted.putBack(batch);
      throw error;
    }
    if (this.settings.auditInLog) for (const counted of batch) this.logger.log(lineOf(counted));
  }

  private async tryToWrite(): Promise<void> {
    try {
      await this.write();
      this.failing = false;
    } catch (error) {
      if (!this.failing)
        this.logger.warn('The audit is kept in memory: the database does not take it.', error);
      this.failing = true;
    }
  }

  private async forget(): Promise<void> {
    try {
      await this.log.forget(AUDIT_DAYS);
    } catch {
      // The next hour forgets it.
    }
  }
}
