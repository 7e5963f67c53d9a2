import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { openPairs, pairs, playBoard } from '../../testing/tournament';

/** How many statements the API's own connections send while `work` runs. */
const statementsOf = async (database: DataSource, work: () => Promise<unknown>): Promise<number> => {
  const { master } = database.driver as unknown as {
    readonly master: { _clients: { query: (...args: unknown[]) => unknown }[] };
  };
  let statements = 0;
  const restore = master._clients.map((client) => {
    const query = client.query.bind(client);
    client.query = (...args) => {
      statements++;
      return query(...args);
    };
    return () => (client.query = query);
  });
  await work();
  for (const each of restore) each();
  return statements;
};

describe('statements of one request', () => {
  let backend: Backend;
  let club: Client;
  let database: DataSource;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
    database = backend.api.app.get(DataSource);
    await openPairs(backend.store, 'cup', pairs(100));
    const position = String(await playBoard(backend.store, 'cup', 1, 100));
    await club.one('query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { id } }', {
      at: position,
    });
    // Opens the connections of the pool, so that none is opened while statements are counted.
    await Promise.all(
      Array.from({ length: 20 }, () => club.one('{ competitions(first: 1) { totalCount } }')),
    );
  }, 60_000);
  afterAll(() => backend.stop());

  const standings = (first: number): string => `{ competition(id: "cup") { name standings(first: ${first}) {
    totalCount nodes { rank entry { id name club } total { text } } } } }`;
  const deals = (first: number): string => `{ competition(id: "cup") { deals(first: ${first}) { nodes {
    competition { name } seating { entry { name } } sides { entry { name } award { text } } history { type } } } } }`;

  it.each([
    ['standings', standings],
    ['deals with their seats, awards and history', deals],
  ])('for %s do not grow with the rows', async (_, query) => {
    const few = await statementsOf(database, () => club.one(query(1)));
    const many = await statementsOf(database, () => club.one(query(50)));
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
  });

  it('are two for a page of fifty standings', async () => {
    expect(await statementsOf(database, () => club.one(standings(50)))).toBe(2);
  });
});
