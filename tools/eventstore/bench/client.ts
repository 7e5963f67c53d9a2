import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { asTemplate } from '../contract/events';

export const openClient = (connectionString: string): EventStoreDBClient =>
  EventStoreDBClient.connectionString(asTemplate(connectionString));

/** Disposes of a client, which would wait for ever for the end of a read that was left in its middle. */
export async function letGo(client: EventStoreDBClient): Promise<void> {
  await Promise.race([client.dispose(), pause(1_000)]);
}
