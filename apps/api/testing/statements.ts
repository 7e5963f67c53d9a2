import type { DataSource } from 'typeorm';

/** A statement as it was sent: its text and its values. */
export type Sent = { readonly text: string; readonly values: readonly unknown[] };

type Query = (
  config: string | { text: string; values?: unknown[] },
  values?: unknown,
  ...more: unknown[]
) => unknown;

type Client = { query: Query };
type Pool = {
  readonly _clients: readonly Client[];
  on(event: 'connect', listener: (client: Client) => void): void;
  off(event: 'connect', listener: (client: Client) => void): void;
};

/** The statements that the connections of a pool send while `work` runs, those opened meanwhile included. */
export const statementsOf = async (
  database: DataSource,
  work: () => Promise<unknown>,
): Promise<readonly Sent[]> => {
  const { master } = database.driver as unknown as { readonly master: Pool };
  const statements: Sent[] = [];
  const restore: (() => void)[] = [];
  const listen = (client: Client): void => {
    const query = client.query.bind(client);
    client.query = (config, values, ...more) => {
      const named = typeof config === 'string' ? { text: config, values } : config;
      statements.push({ text: named.text, values: Array.isArray(named.values) ? named.values : [] });
      return query(config, values, ...more);
    };
    restore.push(() => (client.query = query));
  };
  master._clients.forEach(listen);
  master.on('connect', listen);
  await work();
  master.off('connect', listen);
  for (const each of restore) each();
  return statements;
};
