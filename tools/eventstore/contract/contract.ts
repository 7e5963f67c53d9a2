import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from '@jest/globals';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { temporaryFolder } from './folders';
import { startProcess } from './process';
import './patience';

/** The client of the suite; its successor has the same calls, so this type stands for both. */
export type Client = EventStoreDBClient;
export type Connect = (connectionString: string) => Client;

/** What a contract test works with: a client on a running store, and names that no other test uses. */
export interface Given {
  readonly client: Client;
  readonly connectionString: string;
  readonly connect: () => Client;
  readonly stream: () => string;
}

/** A part of the contract. */
export type Suite = (given: () => Given) => void;

/**
 * The contract: the same expectations for each official client, against the embedded store as a process of its own, or
 * against the real server that `ESDB_URL` names.
 */
export function contract(
  clientName: string,
  connect: Connect,
  suites: Readonly<Record<string, Suite>>,
): void {
  describe(clientName, () => {
    const clients: Client[] = [];
    let connectionString = '';
    let stop: () => Promise<unknown> = () => Promise.resolve();
    const opened = () => {
      const client = connect(connectionString);
      clients.push(client);
      return client;
    };
    let given: Given;

    beforeAll(async () => {
      ({ connectionString, stop } = await storeUnderTest());
      const client = opened();
      given = { client, connectionString, connect: opened, stream: () => `contract-${randomUUID()}` };
    });
    afterAll(async () => {
      for (const client of clients) await client.dispose();
      await stop();
    });

    for (const [subject, suite] of Object.entries(suites))
      describe(subject, () => {
        suite(() => given);
      });
  });
}

async function storeUnderTest(): Promise<{ connectionString: string; stop: () => Promise<unknown> }> {
  const real = process.env.ESDB_URL;
  if (real !== undefined) return { connectionString: real, stop: () => Promise.resolve() };
  const dataDir = await temporaryFolder();
  const store = await startProcess(dataDir);
  const stop = async () => {
    await store.stop();
    await rm(dataDir, { recursive: true });
  };
  return { connectionString: store.connectionString, stop };
}
