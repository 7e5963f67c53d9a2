import { auditSession, replaySession } from '@arbitre/rules';
import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { verifyChain } from '../chain/verify-chain';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { competitionOf, sessionId, sessionStream } from '../stream-names';
import { closeCompetition, openCompetition, withdrawEntry } from './competition';
import { registerEntries } from './entries';
import type { GameAct } from './contract';
import { closeSession, openSession, recordSessionActs } from './session';

const enter = (team: string): GameAct => ({
  do: 'enter-team',
  team,
  captain: `${team}.1`,
  players: [1, 2, 3, 4].map((number) => `${team}.${number}`),
});
const START: readonly GameAct[] = [
  enter('A'),
  enter('B'),
  { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
  { do: 'announce-rotation', game: 1 },
];
const box = (table: string, deal: number, winner: string): GameAct => ({
  do: 'write-box',
  ...{ game: 1, table, deal, winner, by: `${table}.1` },
});
const DISQUALIFY: GameAct = { do: 'disqualify', team: 'B', player: 'B.2', reason: 'marked cards' };

describe('sessions through the write side', () => {
  let server: StoreUnderTest;
  let store: EventStore;

  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  const competitionOfTeams = async (id: string): Promise<string> => {
    const game = { game: 'whist-militaire', ruleset: 'whist-militaire@1', method: 'team-points' } as const;
    const open = { id, name: id, region: 'Nord', startsOn: '2026-05-02', ...game };
    await openCompetition(store, open, command(`open ${id}`));
    const entries = ['A', 'B', 'C'].map((team, index) => {
      const kind = 'team' as const;
      return { id: team, number: index + 1, kind, label: `Équipe ${team}` };
    });
    await registerEntries(store, { competition: id, entries }, command(`teams ${id}`));
    return sessionId(id, 1);
  };
  const opened = async (id: string): Promise<string> => {
    const session = await competitionOfTeams(id);
    await openSession(store, { competition: id, number: 1 }, command(`session ${id}`));
    return session;
  };
  const record = (session: string, acts: readonly GameAct[], name: string, role = 'club') =>
    recordSessionActs(store, { session, acts }, command(name, { actor: { id: 'x', role } }));
  const eventsOf = async (session: string) => (await store.loadStored(sessionStream(session))).events;

  it('opens in a stream of its competition, with the setup that its game completes', async () => {
    const session = await competitionOfTeams('opening');
    const outcome = await openSession(store, { competition: 'opening', number: 1 }, command('opening s1'));
    expect(outcome).toMatchObject({ kind: 'committed', stream: 'session-opening.s1', revision: 0 });
    expect(competitionOf(sessionStream(session))).toBe('opening');
    const [first] = await eventsOf(session);
    expect(first?.data).toMatchObject({ game: 'whist-militaire', setup: { season: { from: '2026-04-26' } } });
    const again = await openSession(store, { competition: 'opening', number: 1 }, command('opening s1 bis'));
    expect(again).toMatchObject({ kind: 'refused', violation: { article: 'session-already-open' } });
  });

  it('refuses a competition that does not exist or is closed, and a setup that says too little', async () => {
    const open = (competition: string, name: string) =>
      openSession(store, { competition, number: 1 }, command(name));
    await competitionOfTeams('over');
    await closeCompetition(store, { competition: 'over', reason: 'fini' }, command('close over'));
    const bridge = { game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'butler' } as const;
    const input = { id: 'bridge', name: 'b', region: 'Nord', startsOn: '2026-05-02', ...bridge };
    await openCompetition(store, input, command('bridge'));
    const codes = await Promise.all([open('nowhere', 'x1'), open('over', 'x2'), open('bridge', 'x3')]);
    expect(codes.map((each) => (each.kind === 'refused' ? each.violation.article : each.kind))).toEqual([
      'competition-not-found',
      'competition-closed',
      'missing-field',
    ]);
  });

  it('records acts with their milestones in one write, and the audit confirms them', async () => {
    const session = await opened('acts');
    const outcome = await record(session, [...START, box('A', 1, 'A')], 'acts');
    expect(outcome).toMatchObject({ kind: 'committed', revision: 6 });
    expect(await record(session, [DISQUALIFY], 'cheat', 'arbiter')).toMatchObject({ kind: 'committed' });
    await closeSession(store, { session, reason: 'fini' }, command('close acts'));
    const events = await eventsOf(session);
    expect(auditSession(events)).toEqual({ ok: true, acts: 8 });
    expect(verifyChain(events)).toMatchObject({ kind: 'whole' });
    expect(replaySession(events)).toMatchObject({
      closed: { reason: 'fini' },
      standing: { excluded: [{ entry: 'B', article: 'WM-R4.2' }] },
    });
    expect(await record(session, [box('A', 2, 'A')], 'late')).toMatchObject({
      kind: 'refused',
      violation: { article: 'session-closed' },
    });
  });

  it.each([
    ['an entry that is not registered', [enter('Z')], 0, 'unknown-entry', 'club'],
    ['an entry that has withdrawn', [enter('A'), enter('C')], 1, 'entry-withdrawn', 'club'],
    ['an act of the arbiter from a club', [...START, DISQUALIFY], 4, 'arbiter-only', 'club'],
    [
      'an act with its own command',
      [{ do: 'close-session', reason: 'x' }],
      0,
      'act-has-own-command',
      'arbiter',
    ],
    ['a batch with one wrong act', [enter('A'), enter('A')], 1, 'team-already-entered', 'club'],
    ['no act at all', [], 0, 'no-acts', 'club'],
  ])('refuses %s, and writes nothing', async (_, acts, act, article, role) => {
    const session = await opened('refusals');
    const withdraw = { competition: 'refusals', entry: 'C', reason: 'ill' };
    await withdrawEntry(store, withdraw, command('withdraw C'));
    const outcome = await record(session, acts, `refused ${article}`, role);
    expect(outcome).toMatchObject({ kind: 'refused', act, violation: { article } });
    expect(await eventsOf(session)).toHaveLength(1);
  });

  it('names a session that was never opened', async () => {
    const refusal = {
      kind: 'refused',
      violation: { article: 'session-not-found', facts: { id: 'acts.s9' } },
    };
    expect(await record('acts.s9', START, 's9')).toMatchObject(refusal);
    const closing = { session: 'acts.s9', reason: 'x' };
    expect(await closeSession(store, closing, command('close s9'))).toMatchObject(refusal);
  });

  it('takes the acts of a whole hall at once, each in its turn', async () => {
    const session = await opened('hall');
    await record(session, START, 'start hall');
    const measure = { do: 'take-measure', author: 'host', target: 'A.2', measure: 'warning' };
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        record(session, [{ ...measure, reason: `noise ${index}` }], `measure ${index}`, 'arbiter'),
      ),
    );
    const revisions = outcomes.map((outcome) => (outcome.kind === 'committed' ? outcome.revision : -1));
    expect(revisions).toEqual(Array.from({ length: 40 }, (_, index) => index + 5));
  });

  it('answers a repeated command as before, and a stale revision with a conflict', async () => {
    const session = await opened('repeat');
    const first = await record(session, START, 'start repeat');
    await record(session, [box('A', 1, 'A')], 'box repeat');
    const again = await recordSessionActs(
      store,
      { session, acts: START },
      {
        ...command('start repeat'),
        actor: { id: 'x', role: 'club' },
        expectedRevision: 0,
      },
    );
    expect(again).toEqual({ ...first, kind: 'repeated' });
    const stale = command('stale', { expectedRevision: 1 });
    expect(await recordSessionActs(store, { session, acts: [box('A', 2, 'A')] }, stale)).toMatchObject({
      kind: 'conflict',
      expected: 1,
    });
  });
});
