import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { statementsOf } from '../../testing/statements';

/** A season of 500 competitions, and in the first of them 20,000 deals of 2,000 entries. */
const SEASON = `
  INSERT INTO competitions_g1.competition (id, name, game, ruleset, region, method, unit, decimals, starts_on, revision, position,
                                          changed_at)
  SELECT 'c' || n, 'C', CASE n % 2 WHEN 0 THEN 'bridge' ELSE 'skat' END, 'bridge-duplicate@1', 'r' || n % 20, 'matchpoints',
         'percent', 2, '2026-01-' || lpad((1 + n % 28)::text, 2, '0'), 0, n, now()
    FROM generate_series(1, 500) AS n;
  INSERT INTO competitions_g1.entry (competition, id, number, kind, members)
  SELECT 'c' || c, 'pair-' || n, n, 'pair', '[]' FROM generate_series(1, 100) AS c, generate_series(1, 200) AS n;
  INSERT INTO deals_g1.deal (id, competition, session, round, table_name, board, game, ruleset, policy, grain, setup, seating,
                             state, revision, position, opened_at, changed_at)
  SELECT 'c1.' || n, 'c1', 1 + n / 5000, 1 + n % 20, (n % 50)::text, n % 250, 'bridge', 'bridge-duplicate@1', 'observed',
         'result', '{}', jsonb_build_object('N', 'pair-' || n % 2000, 'E', 'pair-' || (n + 1) % 2000), 'open', 0, n, now(), now()
    FROM generate_series(1, 20000) AS n;
  ANALYZE competitions_g1.competition, competitions_g1.entry, deals_g1.deal;`;

describe('the plans of list queries', () => {
  let backend: Backend;
  let club: Client;
  let database: DataSource;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
    database = backend.api.app.get(DataSource);
    await database.query(SEASON);
  }, 60_000);
  afterAll(() => backend.stop());

  it.each([
    ['the newest competitions', '{ competitions(first: 20) { nodes { id } } }', 'competition_order'],
    ['those of a region', '{ competitions(first: 20, region: "r3") { nodes { id } } }', 'competition_region'],
    ['those of a game', '{ competitions(first: 20, game: "skat") { nodes { id } } }', 'competition_game'],
    ['entries', '{ competition(id: "c1") { entries(first: 20) { nodes { id } } } }', 'entry_number'],
    ['deals', '{ competition(id: "c1") { deals(first: 20) { nodes { id } } } }', 'deal_order'],
    [
      'deals of a board',
      '{ competition(id: "c1") { deals(first: 20, session: 1, board: 3) { nodes { id } } } }',
      'deal_order',
    ],
    [
      'deals of an entry',
      '{ competition(id: "c1") { deals(first: 20, entry: "pair-7") { totalCount nodes { id } } } }',
      'deal_entries',
    ],
  ])('%s find their rows by an index', async (_, query, index) => {
    const sent = await statementsOf(database, () => club.one(query));
    const lists = sent.filter(({ text }) => text.includes('LIMIT') || text.includes('count(*)'));
    expect(lists.length).toBeGreaterThan(0);
    for (const { text, values } of lists) {
      const lines = await database.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, [...values]);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('gives the deals of an entry, page by page, in order', async () => {
    const page = (after: string | null) =>
      club.one<{ deals: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } } }>(
        `query ($after: String) { competition(id: "c1") { deals(first: 15, entry: "pair-7", after: $after) {
           totalCount nodes { id } pageInfo { endCursor } } } }`,
        { after },
      );
    const first = await page(null);
    const second = await page(first.deals.pageInfo.endCursor);
    const ids = [...first.deals.nodes, ...second.deals.nodes].map(({ id }) => Number(id.slice('c1.'.length)));
    expect([first.deals.totalCount, ids.length, new Set(ids).size]).toEqual([20, 20, 20]);
    expect(ids.every((n) => n % 2000 === 7 || (n + 1) % 2000 === 7)).toBe(true);
  });
});
