import {
  connect,
  dealId,
  sessionId,
  sessionStream,
  type EventStore,
  type RecordedEvent,
} from '@arbitre/events';
import { applyBatch, createDataSource, migrate, projectors, standingTable } from '@arbitre/projections';
import {
  auditDeal,
  auditSession,
  dealDecider,
  gameOf,
  methodOf,
  replayDeal,
  type DealScore,
  awardOfSession,
  replaySession,
  standingsOf,
  type Award,
  type StandingRow,
} from '@arbitre/rules';
import { generateFiveHundredSession } from '@arbitre/rules/five-hundred';
import { generateJoffreSession } from '@arbitre/rules/joffre';
import { generatePlafondSession } from '@arbitre/rules/bridge-plafond';
import { generateCribbageSession } from '@arbitre/rules/cribbage';
import { generateSkatSession } from '@arbitre/rules/skat';
import { generateWhistGeneralMatch, generateWhistSession } from '@arbitre/rules/whist';
import { generateWhistBridgeSession } from '@arbitre/rules/whist-bridge';
import { generateWhistMilitaireSession } from '@arbitre/rules/whist-militaire';
import { startEventStoreUnderTest, startPostgres, type EventStoreUnderTest } from '@arbitre/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSession, type Session } from './write-session';

const sessions: readonly (readonly [string, Session])[] = [
  ['whist-militaire', generateWhistMilitaireSession(3)],
  ['whist', generateWhistSession(3)],
  ['whist-general', generateWhistGeneralMatch(3)],
  ['skat', generateSkatSession(3)],
  ['joffre', generateJoffreSession(3)],
  ['cribbage', generateCribbageSession(3)],
  ['bridge-plafond', generatePlafondSession(3)],
  ['five-hundred', generateFiveHundredSession(3)],
  ['whist-bridge', generateWhistBridgeSession(3)],
];

const options = (competition: string) => ({
  ...{ competition, name: competition, region: 'Nord' },
  ...{ actor: { id: 'importer', role: 'importer' }, time: '2026-11-21T20:00:00.000Z' },
});

/** The score of a deal by its game's rules alone: no store, no stream. */
const scoreOf = (session: Session, deal: Session['deals'][number]): DealScore | null => {
  const state = replayDeal([]);
  const { game, ruleset } = session;
  const { acts, ...opening } = deal;
  for (const act of [{ do: 'open-deal', competition: 'c', game, ruleset, ...opening }, ...acts]) {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
    for (const event of decision.events) dealDecider.evolve(state, event);
  }
  return state.score;
};

/** What the sittings of a session give its ranking, by their order alone, as their acts were recorded; deals count for themselves. */
const awardsOfSittings = (
  competition: string,
  { sittings = [] }: Session,
  events: readonly RecordedEvent[],
): readonly Award[] =>
  sittings.flatMap(({ number }) => {
    const id = sessionId(competition, number);
    const { rules, rulesState } = replaySession(events.filter(({ stream }) => stream === sessionStream(id)));
    const { awards = [] } = rules?.standing(rulesState) ?? {};
    return awards.map((award) => awardOfSession(id, award));
  });

const entriesBySide = ({ ruleset }: Session, seating: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(seating).map(([seat, entry]) => [gameOf(ruleset)?.sideOf(seat) ?? seat, entry]),
  );

const rankedFromRecords = (
  competition: string,
  session: Session,
  events: readonly RecordedEvent[],
): readonly StandingRow[] => {
  const method = methodOf(session.method);
  const deals = session.deals.map((deal) => ({
    deal: dealId(competition, deal.place),
    group: `s1-b${deal.place.board}`,
    table: deal.place.table,
    entries: entriesBySide(session, deal.seating ?? {}),
    scores: scoreOf(session, deal)?.scores ?? null,
    adjustments: null,
  }));
  const groups = [...Map.groupBy(deals, ({ group }) => group).values()];
  const awards = groups.flatMap((group) => method.awards(group));
  const places = new Set(deals.map(({ deal }) => deal));
  const others = awardsOfSittings(competition, session, events).filter(({ deal }) => !places.has(deal));
  return standingsOf(method, session.entries, [...awards, ...others]);
};

describe('a drawn session in the store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-season-'));
  let server: EventStoreUnderTest;
  let store: EventStore;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let events: readonly RecordedEvent[];

  beforeAll(async () => {
    [server, postgres] = await Promise.all([startEventStoreUnderTest(join(folder, 'data')), startPostgres()]);
    store = connect(server.connectionString);
    for (const [id, session] of sessions)
      expect(await writeSession(store, session, options(id))).toBe('imported');
    const pages: RecordedEvent[] = [];
    for await (const page of store.readAll({ after: null })) pages.push(...page);
    events = pages;
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await Promise.all([server.stop(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(sessions)('is written once: %s', async (id, session) => {
    const head = await store.head();
    expect(await writeSession(store, session, options(id))).toBe('unchanged');
    expect(await store.head()).toBe(head);
  });

  it.each(sessions)('stands up to the audit, deal by deal: %s', (id, session) => {
    const streams = Map.groupBy(events, ({ stream }) => stream);
    for (const { place } of session.deals) {
      const deal = dealId(id, place);
      expect({ deal, ...auditDeal(streams.get(`deal-${deal}`) ?? []) }).toMatchObject({ deal, ok: true });
    }
    for (const { number } of session.sittings ?? []) {
      const sitting = streams.get(sessionStream(sessionId(id, number))) ?? [];
      expect([sitting.at(-1)?.type, auditSession(sitting, session.shelf)]).toMatchObject([
        'SessionClosed',
        { ok: true },
      ]);
    }
  });

  it('has in the read model the standings that its records come to', async () => {
    const database = createDataSource(postgres.url);
    await migrate(database, { partitions: 1 });
    const upTo = events.at(-1)?.position ?? -1n;
    const batch = { key: 'competition' as const, partition: 0, partitions: 1, after: -1n, upTo, events };
    for (const projector of projectors) await applyBatch(database, projector, batch);
    for (const [competition, session] of sessions) {
      const stored = await database
        .getRepository(standingTable)
        .find({ where: { competition }, order: { rank: 'ASC', entry: 'ASC' } });
      const expected = rankedFromRecords(competition, session, events).toSorted(
        (a, b) => a.rank - b.rank || (a.entry < b.entry ? -1 : 1),
      );
      expect(
        stored.map(({ entry, rank, totalNum: num, totalDen: den, deals }) => ({
          entry,
          rank,
          total: { num, den },
          deals,
        })),
      ).toEqual(expected.map(({ entry, rank, total, deals }) => ({ entry, rank, total, deals })));
    }
    await database.destroy();
  });
});
