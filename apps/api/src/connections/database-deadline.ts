import { Deadline } from '@arbitre/events';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseUnavailable } from './database-unavailable';

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

type Wire = { readonly stream: { destroy(): void } };

/** What the driver does not declare of a connection: its process and its key, by which a statement is cancelled. */
type Cancelling = {
  cancel(client: unknown, query: unknown): void;
  readonly connection: Wire & { on(event: 'error', listener: () => void): void };
};
type Busy = {
  readonly _activeQuery?: unknown;
  readonly activeQuery?: unknown;
  readonly connection: Wire;
};

/** Longest that the message to stop a statement may take. */
const MESSAGE_MS = 1_000;

/** Tells Postgres to stop the statement that a connection is working on, and closes the connection: nobody waits for either. */
const letGo = (client: PoolClient, config: ClientConfig): void => {
  const { _activeQuery, activeQuery = _activeQuery, connection } = client as unknown as Busy;
  if (activeQuery) {
    const messenger = new Client(config) as unknown as Cancelling;
    // Postgres may be away altogether: then there is nothing to cancel.
    messenger.connection.on('error', () => undefined);
    messenger.cancel(client, activeQuery);
    setTimeout(() => {
      messenger.connection.stream.destroy();
    }, MESSAGE_MS).unref();
  }
  connection.stream.destroy();
};

/**
 * Connections of a request are waited for no longer than its deadline, and statements end with it. Whatever is done outside of
 * requests (migrations, sign-up of demo accounts) keeps its own time.
 */
export const withinDeadlines = (database: DataSource): void => {
  const { master: pool } = database.driver as unknown as { readonly master: Pool };
  const config: ClientConfig = {
    connectionString: (database.options as { readonly url?: string }).url,
  };
  const connect = pool.connect.bind(pool) as (connected?: Connected) => unknown;
  const guarded = (connected: Connected, deadline: Deadline): void => {
    const state = { told: false };
    const takeBack = deadline.onOver(() => {
      state.told = true;
      const reason = `no connection was free within ${deadline.ms} ms`;
      connected(new DatabaseUnavailable(reason), undefined, () => undefined);
    });
    if (state.told) return;
    connect((error, client, release) => {
      takeBack();
      if (state.told) {
        release();
        return;
      }
      state.told = true;
      if (client === undefined) {
        connected(error, client, release);
        return;
      }
      const keep = deadline.onOver(() => {
        letGo(client, config);
      });
      const giveBack = client.release.bind(client);
      client.release = (failure) => {
        keep();
        giveBack(failure);
      };
      connected(undefined, client, (failure) => {
        client.release(failure);
      });
    });
  };
  Object.assign(pool, {
    connect: (connected?: Connected): unknown => {
      const deadline = Deadline.current;
      if (connected === undefined || deadline === null) return connect(connected);
      guarded(connected, deadline);
      return undefined;
    },
  });
};
