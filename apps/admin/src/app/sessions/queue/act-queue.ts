import { computed, effect, inject, signal, untracked } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { Connection } from '../../connection/connection';
import { freshId } from '../../graphql/fresh-id';
import { GraphQL } from '../../graphql/client';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { resultsTexts } from '../../results/results-texts';
import { SessionContext, type SessionAct } from '../session-context';
import { RecordSessionActs } from '../sessions.operations';
import { type About, KeptQueues, type QueuePlace } from './kept-acts';

/** `waiting`: not sent, or sent without an answer; it is sent again under the same id. `held`: an entry before it was refused. */
export type QueueState = 'waiting' | 'sending' | 'stored' | 'refused' | 'held';

/** Acts of a session on their way. */
export type Queued<Of extends About = About> = Of & {
  readonly key: string;
  readonly acts: readonly SessionAct[];
  readonly label: string;
  readonly state: QueueState;
  readonly reason: string;
  /** The version of the session that it made; null before it is stored. */
  readonly made: number | null;
};

export type Given<Of extends About> = Of & Pick<Queued<Of>, 'acts' | 'label'>;

const isUnder = ({ state }: Pick<Queued, 'state'>): boolean => state === 'waiting' || state === 'sending';

/**
 * Entries of one device in the order given, one write at a time; what the server has not taken is kept in the browser and outlives
 * a reload. An entry has its id from the first moment, so that it counts once whatever is sent again; the writes of other
 * devices in between only mean to send it on top of them: its acts say themselves what they are about.
 */
export abstract class ActQueue<Of extends About> {
  private readonly graphql = inject(GraphQL);
  protected readonly context = inject(SessionContext);
  private readonly connection = inject(Connection);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly kept = inject(KeptQueues);
  private readonly resultsTexts = pageTexts(resultsTexts);
  protected readonly all = signal<readonly Queued<Of>[]>([]);
  readonly unsent = computed(() => this.all().filter(isUnder).length);
  readonly refused = computed(() => this.all().filter(({ state }) => state === 'refused'));
  /** The code that this device has came to its end: what waits goes out with the next one for the table. */
  readonly codeOver = signal(false);
  /** What the server has not answered for good, in order. */
  readonly open = computed(() => this.all().filter(({ state }) => state !== 'stored' && state !== 'refused'));
  /** What was given and the page has not read of the server yet, in order: it shows the session as it will be with it. */
  readonly ahead = computed(() => {
    const read = this.context.session()?.version ?? -1;
    return this.all().filter(
      ({ state, made }) => isUnder({ state }) || (state === 'stored' && made !== null && made > read),
    );
  });
  /** Version that another device's write has made; the page may not have read it yet. */
  private version = -1;
  /** The entry whose answer was lost, and the version on top of which it went out: sent again as it was. */
  private pending: { readonly key: string; readonly on: number } | null = null;
  private running = false;
  /** The game, and what the queue holds, under which it is kept. */
  protected abstract readonly kind: Pick<QueuePlace, 'game' | 'what'>;
  /** Each entry follows from the one before it: after a refusal nothing goes out until somebody has said what becomes of the rest. */
  protected readonly inOrder: boolean = false;

  constructor() {
    // What the server had not taken when the page was left is there again, and goes on its way.
    effect(() => {
      this.context.id();
      this.context.only();
      untracked(() => {
        this.bringBack();
      });
    });
    // What the page has read is kept no longer; what it has not would be missing after a reload without a network.
    effect(() => {
      const read = this.context.session()?.version ?? -1;
      for (const { key, made } of this.all())
        if (made !== null && made <= read) this.kept.drop(this.place(), key);
    });
    effect(() => {
      if (this.connection.recoveries() > 0) untracked(() => void this.run());
    });
  }

  add(given: Given<Of>): void {
    const entry: Queued<Of> = { ...given, key: freshId(), state: 'waiting', reason: '', made: null };
    this.all.update((all) => [...all, entry]);
    this.keep(entry, null);
    void this.run();
  }

  /** Takes a refused entry off the list. */
  take(key: string): void {
    this.takeAll([key]);
  }

  /** Takes a refused entry off the list, and what is held behind it: it followed from what is not. */
  takeAllFrom(key: string): void {
    const held = this.all().filter(({ state }) => state === 'held');
    this.takeAll([key, ...held.map((entry) => entry.key)]);
  }

  private takeAll(keys: readonly string[]): void {
    this.all.update((all) => all.filter((entry) => !keys.includes(entry.key)));
    for (const key of keys) this.kept.drop(this.place(), key);
    this.release();
  }

  /** Whether what was kept says of itself what an entry of this queue says. */
  protected abstract isOwn(kept: Readonly<Record<string, unknown>>): boolean;

  /** What was written, said aloud. */
  protected said({ label }: Queued<Of>): string {
    return this.resultsTexts().storedAnnounce(label, '');
  }

  private place(): QueuePlace {
    return { ...this.kind, session: this.context.id(), table: this.context.only() };
  }

  private bringBack(): void {
    const kept = this.kept.read<Of>(this.place(), (value) => this.isOwn(value));
    const lost = kept.flatMap(({ key, refused, sent }) =>
      refused || sent === null ? [] : [{ key, on: sent }],
    );
    this.pending = lost[0] ?? null;
    this.all.set(
      kept.map((entry) => {
        const { refused, sent: _, ...rest } = entry;
        return { ...rest, state: refused ? 'refused' : 'waiting', made: null } as unknown as Queued<Of>;
      }),
    );
    this.release();
  }

  /** Holds what stands behind a refusal, lets the rest go. */
  private release(): void {
    const first = this.inOrder ? this.all().findIndex(({ state }) => state === 'refused') : -1;
    this.all.update((all) =>
      all.map((entry, at) => {
        if (entry.state !== 'waiting' && entry.state !== 'held') return entry;
        return { ...entry, state: first >= 0 && at > first ? 'held' : 'waiting' };
      }),
    );
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.all().find(isUnder); next !== undefined; next = this.all().find(isUnder))
        if (!(await this.write(next))) return;
    } finally {
      this.running = false;
    }
  }

  /** False when the server cannot be reached: the queue waits for the network. */
  private async write(entry: Queued<Of>): Promise<boolean> {
    const session = this.context.id();
    this.change(entry.key, { state: 'sending' });
    try {
      const outcome = await this.context.inTurn(async (known) => {
        const { pending } = this;
        const expectedVersion = pending?.key === entry.key ? pending.on : Math.max(this.version, known);
        this.pending = { key: entry.key, on: expectedVersion };
        this.keep(entry, expectedVersion);
        const input = { clientMutationId: entry.key, session, expectedVersion, acts: entry.acts };
        return (await this.graphql.send(RecordSessionActs, { input })).recordSessionActs;
      });
      this.pending = null;
      if (outcome.__typename === 'ConflictingVersion') this.version = outcome.current;
      else if (outcome.__typename === 'NotAuthorized' && this.context.only() !== null) {
        // The code is over, and says nothing of what was entered: it goes out with the next one.
        this.change(entry.key, { state: 'waiting' });
        this.keep(entry, null);
        this.codeOver.set(true);
        return false;
      } else if (outcome.__typename === 'Committed') {
        this.context.wrote(session, outcome.version);
        this.change(entry.key, { state: 'stored', made: outcome.version });
        this.announcer.say(this.said(entry));
        if (this.unsent() === 0 && this.context.only() !== null) this.context.catchUp(outcome.position);
      } else this.refuse(entry, this.language.pick(outcome));
      return true;
    } catch {
      this.change(entry.key, { state: 'waiting' });
      this.connection.unanswered();
      return false;
    }
  }

  private refuse(entry: Queued<Of>, reason: string): void {
    this.change(entry.key, { state: 'refused', reason });
    this.keep({ ...entry, state: 'refused', reason }, null);
    this.announcer.warn(this.resultsTexts().refusedAnnounce(entry.label, reason));
    this.release();
  }

  private keep({ state, made: _, ...entry }: Queued<Of>, sent: number | null): void {
    this.kept.keep(this.place(), { ...entry, refused: state === 'refused', sent });
  }

  private change(key: string, now: Partial<Pick<Queued, 'state' | 'reason' | 'made'>>): void {
    this.all.update((all) => all.map((entry) => (entry.key === key ? { ...entry, ...now } : entry)));
  }
}
