import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import {
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults as settings,
} from '@eventstore/db-client';
import { asTemplate, all, moved, moves, recorded, upTo } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

/** A long run takes more seeds: EVENTSTORE_HOSTILE_SEEDS=50. */
const SEEDS = upTo(Number(process.env.EVENTSTORE_HOSTILE_SEEDS ?? 2)).map((seed) => 1 + seed);
const APPENDS = 150;
const PATIENCE = 120_000;

/** Failures after which a client must not know whether its write was made. */
const PASSING = ['unavailable', 'cancelled', 'timeout', 'not-leader', 'unknown', 'deadline-exceeded'];

/** What a caller does in a hostile world: the same call again, the same ids in it, until it is answered. */
async function insist<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!PASSING.includes((error as { type: string }).type)) throw error;
    }
  }
}

describe.each(SEEDS)('hostile mode, seed %i', (seed) => {
  let [dataDir, store, client] = [
    '',
    undefined as StoreProcess | undefined,
    undefined as EventStoreDBClient | undefined,
  ];

  beforeAll(async () => {
    dataDir = await temporaryFolder();
    store = await startProcess(dataDir, '--hostile-seed', String(seed));
    client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
  });
  afterAll(async () => {
    await client?.dispose();
    await store?.stop();
    await rm(dataDir, { recursive: true });
  });

  it(
    'given lost answers, when appends with an expected revision are retried, then each is made once',
    async () => {
      const failures = new Set<string>();
      for (const step of upTo(APPENDS)) {
        const event = moved(step);
        const expectedRevision = step === 0 ? 'no_stream' : BigInt(step - 1);
        await insist(async () => {
          await client!.appendToStream('deal-1', event, { expectedRevision }).catch((error: unknown) => {
            failures.add((error as { type: string }).type);
            throw error;
          });
        });
      }
      const events = await insist(() => all(client!.readStream('deal-1')));
      expect(recorded(events).map(({ data }) => data)).toEqual(upTo(APPENDS).map((step) => ({ step })));
      expect(failures).not.toEqual(new Set());
    },
    PATIENCE,
  );

  it(
    'given drops, when a subscriber comes back from its last event, then it sees every event once, in order',
    async () => {
      const first = moves(APPENDS);
      await insist(() => client!.appendToStream('deal-2', first, { expectedRevision: 'no_stream' }));
      const seen: number[] = [];
      let drops = 0;
      const writing = (async () => {
        for (const step of upTo(APPENDS)) {
          const [event, revision] = [moved(APPENDS + step), BigInt(APPENDS + step - 1)];
          await insist(() => client!.appendToStream('deal-2', event, { expectedRevision: revision }));
        }
      })();
      while (seen.length < 2 * APPENDS) {
        await insist(async () => {
          const from = seen.length === 0 ? 'start' : BigInt(seen.length - 1);
          try {
            for await (const { event } of client!.subscribeToStream('deal-2', { fromRevision: from })) {
              seen.push((event?.data as { step: number }).step);
              if (seen.length === 2 * APPENDS) break;
            }
          } catch (error) {
            drops += 1;
            throw error;
          }
        });
      }
      await writing;
      expect(seen).toEqual(upTo(2 * APPENDS));
      expect(drops).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it(
    'given second deliveries, when a consumer group acknowledges, then every event comes at least once',
    async () => {
      const events = moves(2 * APPENDS);
      await insist(() => client!.appendToStream('deal-3', events, { expectedRevision: 'no_stream' }));
      const changes = settings({ startFrom: 'start', messageTimeout: 500 });
      await insist(() => client!.createPersistentSubscriptionToStream('deal-3', 'table', changes));
      const seen: number[] = [];
      while (new Set(seen).size < events.length) {
        await insist(async () => {
          const subscription = client!.subscribeToPersistentSubscriptionToStream('deal-3', 'table');
          for await (const event of subscription) {
            await subscription.ack(event);
            seen.push((event.event?.data as { step: number }).step);
            if (new Set(seen).size === events.length) break;
          }
          await subscription.unsubscribe();
        });
      }
      expect(seen.length).toBeGreaterThan(events.length);
    },
    PATIENCE,
  );
});
