import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { verifyChain } from '../chain/verify-chain';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { competitionStream } from '../stream-names';
import { claim, fingerprintOf } from './claim';
import { closeCompetition, openCompetition } from './competition';
import type { CommandContext, WriteOutcome } from './contract';

const asked = (id: string, name: string) => ({
  ...({ id, name, game: 'bridge', ruleset: 'bridge-duplicate@1', region: 'Nord' } as const),
  ...({ method: 'matchpoints', startsOn: '2026-11-21' } as const),
});
const reused = { kind: 'refused', violation: { article: 'command-id-reused' } };

describe.each([
  ['a store in peace', {}],
  ['a store that loses answers, refuses and breaks off', { hostile: { seed: 7 } }],
])('an id that a sender gave, on %s', (_, options) => {
  let server: StoreUnderTest;
  let here: EventStore;
  let elsewhere: EventStore;
  beforeAll(async () => {
    server = await storeUnderTest(options);
    [here, elsewhere] = [connect(server.connectionString), connect(server.connectionString)];
  });
  afterAll(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
    await server.remove();
  });

  const open = (
    store: EventStore,
    key: string,
    [id, name]: readonly [string, string],
    more: Partial<CommandContext> = {},
  ): Promise<WriteOutcome> => {
    const input = asked(id, name);
    return openCompetition(store, input, command(key, { fingerprint: fingerprintOf(input), ...more }));
  };
  const revisionOf = async (id: string): Promise<number> => (await here.load(competitionStream(id))).revision;

  it('stands for one write over all streams, and another process knows it', async () => {
    const first = await open(here, 'k1', ['one', 'One']);
    expect(first.kind).toBe('committed');
    for (const store of [here, elsewhere]) {
      expect(await open(store, 'k1', ['two', 'Two'])).toMatchObject(reused);
      expect(await open(store, 'k1', ['one', 'One'])).toEqual({ ...first, kind: 'repeated' });
      expect(await open(store, 'k1', ['one', 'Other'])).toMatchObject(reused);
    }
    expect(await revisionOf('two')).toBe(-1);
  });

  it('stands for one write when several are sent at once', async () => {
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id, index) => open(index % 2 === 0 ? here : elsewhere, 'k2', [id, id])),
    );
    expect(outcomes.filter(({ kind }) => kind === 'committed')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(3);
    const written = await Promise.all(['a', 'b', 'c', 'd'].map(revisionOf));
    expect(written.filter((revision) => revision === 0)).toHaveLength(1);
  });

  it('is free for the same write after a crash between claim and write, and for no other', async () => {
    const context = command('k3', { fingerprint: fingerprintOf(asked('late', 'Late')) });
    expect(await claim(here, competitionStream('late'), context)).toBe(true);
    expect(await open(elsewhere, 'k3', ['later', 'Later'])).toMatchObject(reused);
    expect(await open(elsewhere, 'k3', ['late', 'Late'], { time: '2026-11-21T20:09:00Z' })).toMatchObject({
      kind: 'committed',
    });
  });

  it('is not used up by a write that was refused', async () => {
    expect(await open(here, 'k4', ['Not An Id', 'x'])).toMatchObject({ kind: 'refused' });
    expect(await open(here, 'k4', ['an-id', 'x'])).toMatchObject({ kind: 'committed' });
  });

  it('is its account’s own', async () => {
    await open(here, 'k5', ['own', 'Own']);
    const actor = { id: 'another', role: 'staff' };
    expect(await open(here, 'k5', ['other-own', 'Own'], { actor })).toMatchObject({ kind: 'committed' });
  });

  it('stays known when the competition is closed since', async () => {
    await open(here, 'k6', ['closed', 'Closed']);
    await closeCompetition(here, { competition: 'closed', reason: 'played' }, command('close k6'));
    expect(await open(here, 'k6', ['closed', 'Renamed'])).toMatchObject(reused);
    expect(await open(here, 'k6', ['closed', 'Closed'])).toMatchObject({ kind: 'repeated' });
  });

  it('keeps its claim in a chain of its own', async () => {
    const { commandId, actor } = command('k1');
    const { events } = await here.loadStored(`command-${actor.id}.${commandId}`);
    expect(verifyChain(events)).toMatchObject({ kind: 'whole', events: 1 });
  });
});
