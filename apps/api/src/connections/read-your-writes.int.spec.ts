import { openCompetition, uuidV5 } from '@arbitre/events';

import { likeARealServer, startAlteringProxy, type AlteringProxy } from '@arbitre/testing';
import { type Backend, startBackend } from '../../testing/backend';
import { type Answer, Client } from '../../testing/client';
import { type RunningApi, startApi } from '../api';

const NAMESPACE = '8c1f7f0a-6a7b-5a0e-9f0c-2f8f0a1c7d33';
const LISTS = {
  competitions: 'query ($at: EventPosition) { competitions(first: 5, atLeast: $at) { nodes { id } } }',
  solos: 'query ($at: EventPosition) { solos(first: 5, atLeast: $at) { nodes { word } } }',
} as const;

describe('reading one’s own writes where the store answers as a real one', () => {
  let backend: Backend;
  let proxy: AlteringProxy;
  let api: RunningApi;
  let position: bigint;

  beforeAll(async () => {
    backend = await startBackend({}, { clusterSize: 1, hostile: null });
    const { store, settings } = backend;
    const port = Number(new URL(settings.storeUrl.replace('esdb:', 'http:')).port);
    const knows = async (asked: bigint) => (await store.eventAt(asked)) !== null;
    proxy = await startAlteringProxy(port, likeARealServer(knows));
    api = await startApi({ ...settings, storeUrl: proxy.connectionString }, false);
    const outcome = await openCompetition(
      store,
      {
        ...{ id: 'own', name: 'Own', game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
        ...{ region: 'Nord', startsOn: '2026-11-21' },
      },
      {
        commandId: uuidV5(NAMESPACE, 'open'),
        actor: { id: 'staff', role: 'staff' },
        time: '2026-11-21T20:00:00.000Z',
      },
    );
    if (outcome.kind !== 'committed') throw new Error(outcome.kind);
    position = outcome.position;
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await proxy.stop();
    await backend.stop();
  });

  const ask = (query: string, at: bigint | string): Promise<Answer> =>
    new Client(api.address).ask(query, { at: String(at) });

  it('finds the competition of a list by the event at the position', async () => {
    const { data, errors } = await ask(LISTS.competitions, position);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ competitions: { nodes: [{ id: 'own' }] } });
  });

  it.each(Object.entries(LISTS))(
    'tells at once that %s cannot be asked at a position of nobody',
    async (_, query) => {
      for (const nobody of [position - 1n, 0n, position + 1_000_000n, 2n ** 63n - 1n]) {
        const { errors } = await ask(query, nobody);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
        expect(errors[0]?.message).toContain(String(nobody));
      }
    },
  );

  it.each(['18446744073709551615', '-1', 'soon'])('refuses %s, which can be no position', async (at) => {
    const { errors } = await ask(LISTS.competitions, at);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});
