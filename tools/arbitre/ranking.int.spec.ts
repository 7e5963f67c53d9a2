import { randomUUID } from 'node:crypto';
import {
  type CommandContext,
  connect,
  type EventStore,
  openCompetition,
  publishRanking,
  type RecordedEvent,
  recordResult,
  registerEntries,
} from '@arbitre/events';
import { type RunningEventStore, startEventStore } from '@arbitre/eventstore';
import { rankingOfLog } from '@arbitre/projections';
import type { PublishedRow } from '@arbitre/rules';
import { arbitreWith, folderOf, lastLine } from './testing/command-line';

const by = (): CommandContext => ({
  ...{ commandId: randomUUID(), actor: { id: 'staff', role: 'staff' } },
  time: '2026-11-21T20:00:00Z',
});

describe('arbitre ranking verify', () => {
  const { at } = folderOf('ranking');
  let server: RunningEventStore;
  let store: EventStore;

  const log = async (): Promise<readonly RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const page of store.readAll({ after: null })) events.push(...page);
    return events;
  };
  const play = async (board: number, tricks: readonly number[]): Promise<void> => {
    for (const [table, made] of tricks.entries()) {
      const [ns, ew] = [`pair-${2 * table + 1}`, `pair-${2 * table + 2}`];
      const outcome = await recordResult(
        store,
        {
          ...{ competition: 'cup', place: { session: 1, round: 1, table: String(table + 1), board } },
          seating: { N: ns, S: ns, E: ew, W: ew },
          result: { contract: '3NT', declarer: 'N', tricks: made },
        },
        by(),
      );
      expect(outcome.kind).toBe('committed');
    }
  };
  const publish = async (change = (rows: readonly PublishedRow[]) => rows): Promise<void> => {
    const events = await log();
    const asOf = String(events.at(-1)?.position);
    const ranking = () => Promise.resolve({ asOf, rows: change(rankingOfLog(events, 'cup')) });
    const outcome = await publishRanking(store, { competition: 'cup', asOf, ranking }, by());
    expect(outcome.kind).toBe('committed');
  };
  const verify = (competition: string, ...more: readonly string[]) =>
    arbitreWith({ ESDB_URL: server.connectionString }, ['ranking', 'verify', competition, ...more]);

  beforeAll(async () => {
    server = await startEventStore({ dataDir: at('store') });
    store = connect(server.connectionString);
    const game = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' } as const;
    await openCompetition(
      store,
      { id: 'cup', name: 'Coupe', region: 'Nord', startsOn: '2026-11-21', ...game },
      by(),
    );
    const entries = [1, 2, 3, 4].map((number) => ({
      ...{ id: `pair-${number}`, number, kind: 'pair' as const, members: [] },
    }));
    await registerEntries(store, { competition: 'cup', entries }, by());
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  it('ends with 2 where nothing was published', async () => {
    const { status, err } = await verify('cup');
    expect([status, err]).toEqual([2, 'No ranking of the competition cup was published.\n']);
  });

  it('holds for each version as of its own moment, and tells one that says something else', async () => {
    await play(1, [9, 10]);
    await publish();
    await play(2, [10, 9]);
    await publish();
    const two = await verify('cup');
    expect([two.status, two.out.split('\n').length]).toEqual([0, 3]);
    expect(two.out).toMatch(
      /^Version 1 holds: the log gives the same rows \([0-9a-f]{64}\)\.\nVersion 2 holds/,
    );

    await play(3, [11, 9]);
    await publish((rows) => rows.map((row) => ({ ...row, deals: row.deals + 1 })));
    const three = await verify('cup', '--json');
    expect(three.status).toBe(1);
    expect(lastLine(three.out)).toMatchObject({ kind: 'version', number: 3, holds: false });
  });
});
