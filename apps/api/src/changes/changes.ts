import {
  competitionTable,
  dealTable,
  leagueTableTable,
  listenReadModel,
  type ReadModelChange,
  type ReadModelListener,
  sessionTable,
} from '@arbitre/projections';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { PendingChanges } from './pending-changes';

/** A catch-up that failed is tried again after this long. */
const CATCH_UP_AGAIN_MS = 1_000;

type Subscribers = Set<PendingChanges<ReadModelChange>>;

/** Standings are subscribed to by competition, deals by deal or all of a competition, sessions by session, tables by division. */
const SUBJECTS = ['standings', 'deals', 'deals of', 'sessions', 'divisions'] as const;
type Subject = (typeof SUBJECTS)[number];

const subjectOf = ({ model, deal, session, division, competition }: ReadModelChange): string =>
  (model === 'deals' ? deal : model === 'sessions' ? session : (division ?? competition)) ?? '';

const keyOf = (subject: string, id: string): string => `${subject} ${id}`;

/** One connection to Postgres (LISTEN) for all subscribers of this process. */
@Injectable()
export class Changes implements OnModuleInit, OnModuleDestroy {
  private readonly subscribers = new Map<string, Subscribers>();
  private listener: ReadModelListener | null = null;
  private again: NodeJS.Timeout | undefined;
  private destroyed = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    this.listener = await listenReadModel(
      this.settings.databaseUrl,
      (change) => {
        this.tell(change);
      },
      () => {
        this.catchUpUntilDone();
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.again);
    this.destroyed = true;
    await this.listener?.close();
  }

  /**
   * Where one competition's standings, a deal, a session or a division's table stands now, if it is there, then its changes; they end with the
   * subscriber. Whoever read a moment before so learns what came in between.
   */
  of(subject: Subject, id: string): PendingChanges<ReadModelChange> {
    const key = keyOf(subject, id);
    const subscribers = this.subscribers.get(key) ?? new Set();
    const pending = new PendingChanges<ReadModelChange>(() => {
      subscribers.delete(pending);
      if (subscribers.size === 0) this.subscribers.delete(key);
    });
    this.subscribers.set(key, subscribers.add(pending));
    this.presentOf(subject, [id]).then(
      ([present]) => {
        if (present !== undefined) pending.begin(present);
      },
      () => {
        this.catchUpUntilDone();
      },
    );
    return pending;
  }

  /** What is being subscribed to, for tests and the status page. */
  get subjects(): number {
    return this.subscribers.size;
  }

  private tell(change: ReadModelChange): void {
    const keys = [
      keyOf(change.model, subjectOf(change)),
      ...(change.model === 'deals' ? [keyOf('deals of', change.competition ?? '')] : []),
    ];
    for (const key of keys) for (const pending of this.subscribers.get(key) ?? []) pending.offer(change);
  }

  /** Postgres may be gone again before it has said everything: subscribers would wait for ever for what they missed. */
  private catchUpUntilDone(): void {
    clearTimeout(this.again);
    this.catchUp().catch(() => {
      if (this.destroyed) return;
      clearTimeout(this.again);
      this.again = setTimeout(() => {
        this.catchUpUntilDone();
      }, CATCH_UP_AGAIN_MS);
    });
  }

  /** The connection was lost for a while: tell subscribers where things stand, what they missed cannot be known. */
  private async catchUp(): Promise<void> {
    // Ids have no space in them.
    const ids = (subject: Subject): string[] =>
      [...this.subscribers.keys()].flatMap((key) =>
        key.slice(0, key.lastIndexOf(' ')) === subject ? [key.slice(subject.length + 1)] : [],
      );
    for (const subject of SUBJECTS)
      for (const present of await this.presentOf(subject, ids(subject))) this.tell(present);
  }

  /** The newest change of each of these, as their rows tell it; nothing of those that are not there. */
  private async presentOf(subject: Subject, ids: readonly string[]): Promise<readonly ReadModelChange[]> {
    const where = { id: In(ids) };
    if (subject === 'standings' || subject === 'deals of') {
      const rows = await this.database.getRepository(competitionTable).findBy(where);
      const model = subject === 'standings' ? 'standings' : 'deals';
      return rows.map(({ id, position }) => ({ model, competition: id, position }));
    }
    if (subject === 'divisions') {
      const rows = await this.database.getRepository(leagueTableTable).findBy({ division: In(ids) });
      return rows.map(({ division, position }) => ({ model: subject, division, position }));
    }
    if (subject === 'deals') {
      const rows = await this.database.getRepository(dealTable).findBy(where);
      return rows.map(({ id: deal, competition, position, version: revision }) => ({
        ...{ model: subject, deal, competition, position, revision },
      }));
    }
    const rows = await this.database.getRepository(sessionTable).findBy(where);
    return rows.map(({ id: session, competition, position, version: revision }) => ({
      ...{ model: subject, session, competition, position, revision },
    }));
  }
}
