import { Injectable, Injector, computed, effect, inject, linkedSignal, signal } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { freshId } from '../graphql/fresh-id';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { Session } from '../account/account';
import { CompetitionContext } from '../standings/competition-context';
import { loadEntries } from './load-entries';
import { personName } from './person-names';
import type { SessionEntries } from './session-entries';
import {
  CloseSession,
  OpenSession,
  RecordSessionActs,
  ReopenSession,
  SessionChanged,
  SessionPage,
  type RecordSessionActsResult,
  type SessionPageResult,
} from './sessions.operations';

/** An act as JSON carries it: `do` names it. The server's rules judge it. */
export type SessionAct = Readonly<Record<string, unknown>> & { readonly do: string };

/** How often an act goes out anew on top of what others have written meanwhile. */
const MOST_TRIES = 5;

/** What an answer brought is shown: the cache tells its readers in a task of its own. */
const shown = (): Promise<void> =>
  new Promise((next) => {
    setTimeout(next);
  });

type ReadSession = NonNullable<SessionPageResult['session']>;
type Outcome = RecordSessionActsResult['recordSessionActs'];
export type Refusal = Exclude<Outcome, { __typename: 'Committed' }>;

/** One session as its page and the game's component in it share it: what is shown of it, and the way to write. */
@Injectable()
export class SessionContext {
  private readonly injector = inject(Injector);
  private readonly graphql = inject(GraphQL);
  private readonly operations = inject(Session).operations;
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  private readonly competition = inject(CompetitionContext);
  readonly number = signal(0);
  /** What part of the session is shown, for the title of the tab; a page that has such parts names them. */
  readonly part = signal('');
  /** `<competition>.s<number>` */
  readonly id = computed(() => `${this.competition.id()}.s${this.number()}`);
  private readonly query = liveQuery(SessionPage, () =>
    this.competition.id() === '' || this.number() === 0 ? null : { id: this.id() },
  );
  /** The newest that was read: answers may overtake each other. */
  readonly session = linkedSignal<ReadSession | null, ReadSession | null>({
    source: () => {
      const session = this.query.data()?.session ?? null;
      return session?.id === this.id() ? session : null;
    },
    computation: (session, previous) => {
      const before = previous?.value ?? null;
      return session !== null && before?.id === session.id && before.version > session.version
        ? before
        : session;
    },
  }).asReadonly();
  /** What the game shows of the session: plain JSON, of the shape that the game's rules export. */
  readonly view = computed((): unknown => this.session()?.view ?? null);
  /** What its competition plans of every session, as its game declares it; null where it says nothing. */
  readonly planned = computed((): unknown => this.competition.head()?.plan?.setup ?? null);
  /** The day and the club that are planned for this one. */
  readonly plannedFor = computed(() => this.competition.head()?.plan?.sessions[this.number() - 1] ?? null);
  readonly loading = this.query.loading;
  readonly missing = computed(() => !this.query.loading() && this.query.data()?.session === null);
  readonly entries = signal<SessionEntries>(new Map());
  /** What people read of somebody whom an act refers to. */
  readonly person = (reference: string): string =>
    personName(this.entries(), reference, this.language.code());
  /** Who plays today, by number. */
  readonly present = computed(() =>
    [...this.entries()]
      .filter(([, { present }]) => present)
      .map(([id, entry]) => ({ id, ...entry }))
      .sort((a, b) => a.number - b.number),
  );
  readonly isArbiter = computed(() => this.operations().has('giveRuling'));
  readonly mayOpen = computed(() => this.operations().has('openSession'));
  readonly mayClose = computed(() => this.isOpen() && this.operations().has('closeSession'));
  /** What it gave can be changed: the corrections of its competition are not over. */
  private readonly correctable = computed(
    () => !['OFFICIAL', 'FINAL'].includes(this.competition.head()?.stage ?? ''),
  );
  readonly mayReopen = computed(
    () => this.session()?.state === 'CLOSED' && this.correctable() && this.operations().has('reopenSession'),
  );
  readonly isOpen = computed(() => this.session()?.state === 'OPEN');
  /** The table whose code this telephone has; null: all that happens in the session may be recorded here. */
  readonly only = signal<string | null>(null);
  private readonly records = computed(() => this.isOpen() && this.operations().has('recordSessionActs'));
  /** Whoever may record what happens in the session; what the arbiter does asks for `mayRule`. */
  readonly mayRecord = computed(() => this.records() && this.only() === null);
  readonly mayRule = computed(() => this.isOpen() && this.isArbiter());
  private readonly waiting = signal(0);
  /** Version of the last own write: the next one may come before the page has read it. */
  private readonly written = signal({ session: '', version: -1 });
  /** Something is on its way, or is written and not shown yet: what is offered still belongs to what was before. */
  readonly busy = computed(() => {
    const { session, version } = this.written();
    return this.waiting() > 0 || (session === this.id() && version > (this.session()?.version ?? -1));
  });
  /** The last write that was refused, until the next one. */
  readonly refusal = signal<Refusal | null>(null);
  /** The same of writes that come beside it, `inTurn`. */
  private beside = { session: '', version: -1 };
  /** The last write went out and nobody answered. */
  readonly unanswered = signal(false);
  /** What nobody answered, with what it went out with: sent again as it was, it counts once. */
  private readonly lost = new Map<string, ReturnType<SessionContext['keys']>>();
  /** What was asked for and has no answer yet. */
  private readonly underWay = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** Whoever may record acts that name this table. */
  mayRecordAt(table: string): boolean {
    return this.mayRecord() || (this.records() && this.only() === table);
  }

  constructor() {
    effect(() => {
      const competition = this.competition.id();
      if (competition !== '') void this.learnEntries(competition);
    });
    effect((onCleanup) => {
      if (this.number() === 0) return;
      const id = this.id();
      const changes = this.graphql.client
        .subscribe({ query: SessionChanged, variables: { session: id } })
        .subscribe(({ data }) => {
          if (data !== undefined) this.refresh(id, data.sessionChanged.position);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }

  /**
   * Records acts, all or none. True when they are written; else `refusal` says why, and it is read out. What is asked for while
   * something is on its way waits for it; the same once more is a second click, and is written once.
   */
  async record(...acts: readonly SessionAct[]): Promise<boolean> {
    return this.recordWhile(() => false, ...acts);
  }

  /**
   * The same where several people write to the session at once: what somebody else has written in between is read, and the acts are
   * sent on top of it for as long as `holds` says of what is shown then that they still mean what they meant.
   */
  async recordWhile(holds: () => boolean, ...acts: readonly SessionAct[]): Promise<boolean> {
    const id = this.id();
    const what = ['record', id, acts];
    return this.write(what, async () => {
      for (let left = MOST_TRIES; ; left--) {
        const outcome = await this.sendActs(JSON.stringify(what), id, acts);
        if (outcome.__typename !== 'ConflictingVersion' || left === 0) return outcome;
        await this.refetch(id);
        await shown();
        if (!holds()) return outcome;
      }
    });
  }

  /**
   * Whoever writes to the session beside this takes a turn here: what was asked for before is answered, and what is asked for
   * meanwhile comes after it.
   * @param write is given the version that it is written on top of
   */
  inTurn<Result>(write: (expectedVersion: number) => Promise<Result>): Promise<Result> {
    const id = this.id();
    const done = this.last.then(() => write(this.keys(id).expectedVersion));
    // Whoever asked reads why it was refused before the next one begins.
    this.last = done.then(shown, shown);
    return done;
  }

  /** What was written in turn made this version of the session. */
  wrote(session: string, version: number): void {
    this.beside = { session, version };
  }

  async close(reason: string): Promise<boolean> {
    const id = this.id();
    return this.write(['close', id], async () => {
      const input = { ...this.keys(id), reason };
      return (await this.graphql.send(CloseSession, { input })).closeSession;
    });
  }

  async reopen(reason: string): Promise<boolean> {
    const id = this.id();
    return this.write(['reopen', id], async () => {
      const input = { ...this.keys(id), reason };
      return (await this.graphql.send(ReopenSession, { input })).reopenSession;
    });
  }

  async open(setup: Readonly<Record<string, unknown>>): Promise<boolean> {
    const input = {
      ...{ clientMutationId: freshId(), competition: this.competition.id(), number: this.number(), setup },
    };
    const opened = await this.write(
      ['open', this.id()],
      async () => (await this.graphql.send(OpenSession, { input })).openSession,
    );
    // The page asked for it before it was there: that answer holds no id by which the cache could replace it.
    if (opened) await this.refetch(this.id()).catch(() => undefined);
    return opened;
  }

  /** Whoever shows the refusal beside what was typed takes it from the head of the page. */
  takeRefusal(): Refusal | null {
    const refusal = this.refusal();
    this.refusal.set(null);
    return refusal;
  }

  private async sendActs(key: string, session: string, acts: readonly SessionAct[]): Promise<Outcome> {
    const keys = this.lost.get(key) ?? this.keys(session);
    this.lost.set(key, keys);
    const input = { ...keys, acts };
    const { recordSessionActs: outcome } = await this.graphql.send(RecordSessionActs, { input });
    this.lost.delete(key);
    return outcome;
  }

  /** Of a write that goes out now: it comes after what was written last. */
  private keys(session: string) {
    const read = this.session();
    const versions = [{ session: read?.id, version: read?.version ?? -1 }, this.written(), this.beside];
    const known = versions.map((each) => (each.session === session ? each.version : -1));
    return { clientMutationId: freshId(), session, expectedVersion: Math.max(...known) };
  }

  private async write(what: readonly unknown[], send: () => Promise<Outcome>): Promise<boolean> {
    const key = JSON.stringify(what);
    if (this.underWay.has(key)) return false;
    this.underWay.add(key);
    this.waiting.set(this.underWay.size);
    try {
      return await this.inTurn(() => this.sendOne(what[1] as string, send));
    } finally {
      this.underWay.delete(key);
      this.waiting.set(this.underWay.size);
    }
  }

  private async sendOne(session: string, send: () => Promise<Outcome>): Promise<boolean> {
    this.refusal.set(null);
    this.unanswered.set(false);
    try {
      const outcome = await send();
      if (outcome.__typename !== 'Committed') {
        this.refusal.set(outcome);
        this.announcer.warn(this.language.pick(outcome));
        if (outcome.__typename === 'ConflictingVersion') await this.refetch(session);
        return false;
      }
      this.written.set({ session, version: outcome.version });
      this.competition.learn(outcome.position);
      await this.reads(session, outcome.version, outcome.position);
      return true;
    } catch {
      this.unanswered.set(true);
      this.announcer.warn(this.language.texts().connection.down);
      return false;
    }
  }

  /** Reads what was written in turn: whoever has lost the socket hears of it by no subscription. */
  catchUp(position: string): void {
    this.refresh(this.id(), position);
  }

  /** Once the page shows that version: a subscription may bring it before the reading that is asked for here. */
  private async reads(session: string, version: number, position: string): Promise<void> {
    const shows = Promise.withResolvers<undefined>();
    const watch = effect(
      () => {
        const read = this.session();
        if (read?.id === session && read.version >= version) shows.resolve(undefined);
      },
      { injector: this.injector },
    );
    await Promise.race([shows.promise, this.refetch(session, position)]).finally(() => {
      watch.destroy();
    });
  }

  private refresh(id: string, atLeast: string): void {
    this.refetch(id, atLeast).catch(() => undefined);
  }

  private async refetch(id: string, atLeast?: string): Promise<void> {
    await this.graphql.ask(SessionPage, atLeast === undefined ? { id } : { id, atLeast });
  }

  private async learnEntries(competition: string): Promise<void> {
    const entries = await loadEntries(this.graphql, this.language, competition).catch(() => null);
    if (entries !== null) this.entries.set(entries);
  }
}
