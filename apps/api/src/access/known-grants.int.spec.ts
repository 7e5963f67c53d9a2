import { randomUUID } from 'node:crypto';
import { Accounts } from '@arbitre/accounts';
import { endGrant, giveGrant } from '@arbitre/events';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { type Gate, startGate } from '../../testing/gate';
import { holderOf } from '../../testing/holders';
import { type RunningApi, startApi } from '../api';

const GIVE = `mutation ($input: GiveGrantInput!) { giveGrant(input: $input) { __typename } }`;
const END = `mutation ($input: EndGrantInput!) { endGrant(input: $input) { __typename } }`;
const CLOSE = `mutation ($input: CloseCompetitionInput!) {
  closeCompetition(input: $input) { __typename ... on Problem { code } } }`;

const importer = () => ({
  ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' } },
  time: new Date().toISOString(),
});

describe('what somebody was granted', () => {
  let backend: Backend;
  let store: Gate;
  let other: RunningApi;
  let count = 0;
  beforeAll(async () => {
    backend = await startBackend();
    store = await startGate(backend.settings.storeUrl);
    other = await startApi({ ...backend.settings, storeUrl: store.url, requestSeconds: 3 }, false);
  }, 60_000);
  afterAll(async () => {
    await store.open();
    await other.stop();
    await store.stop();
    await backend.stop();
  });

  const accounts = () => backend.api.app.get(Accounts);
  const may = (client: Client) => client.one<readonly string[]>('{ may }');
  const staff = () =>
    holderOf(backend, `staff ${++count}`, { role: 'administrator', scopes: ['federation'] });

  /** An organiser, signed in at both APIs, who has asked at both. */
  const organiser = async () => {
    const scopes = ['federation'];
    const { id, client: here } = await holderOf(backend, `organiser ${++count}`, {
      role: 'organiser',
      scopes,
    });
    if (id === null) throw new Error('nobody');
    const there = here.at(other.address);
    for (const client of [here, there]) expect(await may(client)).toContain('closeCompetition');
    return { id, here, there };
  };

  it('is read from the log once, and asked for there no more', async () => {
    const { there } = await organiser();
    await store.away();
    expect(await may(there)).toContain('closeCompetition');
    await store.open();
  });

  it('holds at every API from the next request on, and no longer than it is ended, whichever of them wrote it', async () => {
    const { id, here, there } = await organiser();
    const { client } = await staff();
    const grant = { account: id, role: 'SCORER', scope: 'federation', from: '2026-01-01', why: 'appointed' };
    await client.one(GIVE, { input: { clientMutationId: randomUUID(), ...grant } });
    for (const asked of [here, there]) expect(await may(asked)).toContain('recordResult');
    for (const ended of ['g1', 'g2'])
      await client.one(END, {
        input: { clientMutationId: randomUUID(), account: id, grant: ended, why: 'withdrawn' },
      });
    for (const asked of [here, there]) expect(await may(asked)).toEqual([]);
    const input = { clientMutationId: randomUUID(), competition: 'cup', reason: 'over' };
    expect(await there.one(CLOSE, { input })).toMatchObject({ code: 'not-permitted' });
  });

  it('is read anew with each request while it changes, and once the process that changes it has ended in between', async () => {
    const { id, there } = await organiser();
    const { whileGrantsChange } = accounts();
    const gone = new Error('the process ended');
    const written = endGrant(
      backend.store,
      { account: id, grant: 'g1', why: 'withdrawn' },
      importer(),
      (account, work) =>
        whileGrantsChange(account, async () => {
          expect(await may(there)).toContain('closeCompetition');
          await work();
          throw gone;
        }),
    );
    await expect(written).rejects.toBe(gone);
    expect(await may(there)).toEqual([]);
    const again = { account: id, role: 'scorer', scope: 'federation', from: '2026-01-01' } as const;
    await giveGrant(backend.store, { ...again, why: 'appointed' }, importer(), whileGrantsChange);
    expect(await may(there)).toContain('recordResult');
  });

  it('is kept again only once the last of those who change it at once is done', async () => {
    const { id, there } = await organiser();
    const { whileGrantsChange } = accounts();
    const ending = { account: id, grant: 'g1', why: 'withdrawn' } as const;
    await whileGrantsChange(id, async () => {
      await whileGrantsChange(id, () => Promise.resolve());
      expect(await may(there)).toContain('closeCompetition');
      // As a process does that is done with it and has not said so yet.
      await endGrant(backend.store, ending, importer(), (_, work) => work());
    });
    expect(await may(there)).toEqual([]);
  });
});
