import {
  competitionTable,
  dealTable,
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

/** Standings are subscribed to by competition, deals by deal, sessions by session. */
type Subject = 'standings' | 'deals' | 'sessions';

const subjectOf = ({ model, deal, session, competition }: ReadModelChange): string =>
  (model === 'deals' ? deal : model === 'sessions' ? session : competition) ?? '';

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

  /** Changes of one competition's standings, or of one deal; they end with the subscriber. */
  of(subject: Subject, id: string): PendingChanges<ReadModelChange> {
    const key = keyOf(subject, id);
    const subscribers = this.subscribers.get(key) ?? new Set();
    const pending = new PendingChanges<ReadModelChange>(() => {
      subscribers.delete(pending);
      if (subscribers.size === 0) this.subscribers.delete(key);
    });
    this.subscribers.set(key, subscribers.add(pending));
    return pending;
  }

  /** What is being subscribed to, for tests and the status page. */
  get subjects(): number {
    return this.subscribers.size;
  }

  private tell(change: ReadModelChange): void {
    const key = keyOf(change.model, subjectOf(change));
    for (const pending of this.subscribers.get(key) ?? []) pending.offer(change);
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
    const ids = (subject: Subject): string[] =>
      [...this.subscribers.keys()].flatMap((key) =>
        key.startsWith(`${subject} `) ? [key.slice(subject.length + 1)] : [],
      );
    const competitions = await this.database
      .getRepository(competitionTable)
      .findBy({ id: In(ids('standings')) });
    for (const { id, position } of competitions) this.tell({ model: 'standings', competition: id, position });
    const deals = await this.database.getRepository(dealTable).findBy({ id: In(ids('deals')) });
    for (const { id: deal, competition, position, version: revision } of deals)
      this.tell({ model: 'deals', deal, competition, position, revision });
    const sessions = await this.database.getRepository(sessionTable).findBy({ id: In(ids('sessions')) });
    for (const { id: session, competition, position, version: revision } of sessions)
      this.tell({ model: 'sessions', session, competition, position, revision });
  }
}
