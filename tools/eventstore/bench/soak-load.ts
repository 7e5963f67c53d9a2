import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type EventStore } from '@arbitre/events';

const WRITERS = 8;
const READERS = 2;
const EVENTS_PER_DEAL = 50;
/** Milliseconds between two reads of one reader. */
const READ_EVERY = 20;
/** Longer than any restart of the store. */
const LIMITS = { attempt: 5_000, limit: 60_000 };

type NewEvent = Parameters<EventStore['append']>[1][number];

const trick = (number: number): NewEvent => {
  const id = randomUUID();
  const hashes = { hash: 'f'.repeat(64), previousHash: '0'.repeat(64) };
  const metadata = { $correlationId: id, $causationId: id, commandId: id, time: '2026-11-21T20:00:00Z' };
  const actor = { id: 'soak', role: 'club' };
  return {
    ...{ id, type: 'TrickWon', data: { seat: 'N', number: (number % 13) + 1 } },
    metadata: { ...metadata, ...hashes, actor },
  };
};

/** Writers, readers and one subscriber on a store, through the product's own client, until they are stopped. */
export class SoakLoad {
  acknowledged = 0;
  reads = 0;
  /** What a reader or a writer found that must not be, in words. */
  readonly wrong: string[] = [];
  private readonly store: EventStore;
  private readonly seen = new Map<string, number>();
  private readonly written = new Map<string, number>();
  private running = true;
  private readonly work: Promise<unknown>;
  private readonly subscription;

  constructor(connectionString: string) {
    this.store = connect(connectionString, LIMITS);
    this.subscription = this.store.subscribeToAll({
      after: null,
      handle: (events) => {
        for (const { stream, revision } of events) this.see(stream, revision);
        return Promise.resolve();
      },
    });
    const writers = Array.from({ length: WRITERS }, () => this.untilStopped(() => this.writeDeal()));
    const readers = Array.from({ length: READERS }, () => this.untilStopped(() => this.readDeal()));
    this.work = Promise.all([...writers, ...readers]);
  }

  /** Ends the work, waits for the subscriber to see all of it, and counts what it missed. */
  async stop(): Promise<{ readonly missed: number }> {
    this.running = false;
    await this.work;
    const missed = () => [...this.written].filter(([deal, last]) => this.seen.get(deal) !== last).length;
    for (let wait = 0; missed() > 0 && wait < 600; wait++) await pause(50);
    await this.subscription.stop();
    await this.store.close();
    return { missed: missed() };
  }

  private async untilStopped(step: () => Promise<void>): Promise<void> {
    while (this.running) await step();
  }

  private async writeDeal(): Promise<void> {
    const deal = `deal-soak.${randomUUID()}`;
    for (let number = 0; number < EVENTS_PER_DEAL && this.running; number++) {
      const outcome = await this.store.append(deal, [trick(number)], number - 1);
      if (outcome.kind === 'conflict') this.wrong.push(`a retry of ${deal} ${number} was no repeat`);
      this.written.set(deal, number);
      this.acknowledged += 1;
    }
  }

  private async readDeal(): Promise<void> {
    const deals = [...this.written.keys()];
    const deal = deals[Math.floor(Math.random() * deals.length)];
    await pause(READ_EVERY);
    if (deal === undefined) return;
    const acknowledged = this.written.get(deal) ?? -1;
    const { revision } = await this.store.load(deal);
    if (revision < acknowledged) this.wrong.push(`${deal} ended at ${revision}, not at ${acknowledged}`);
    this.reads += 1;
  }

  private see(stream: string, revision: number): void {
    const before = this.seen.get(stream) ?? -1;
    if (revision !== before + 1) this.wrong.push(`after ${before} of ${stream} came ${revision}`);
    this.seen.set(stream, revision);
  }
}
