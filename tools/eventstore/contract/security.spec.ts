import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all, asTemplate, moved, refusal, steps } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

const PASSWORD = 'correct horse';
let folder: string;
let store: StoreProcess;
const clients: EventStoreDBClient[] = [];

/** A client over TLS that trusts the store's own authority. */
function as(login?: string, password = PASSWORD): EventStoreDBClient {
  const credentials = login === undefined ? '' : `${login}:${encodeURIComponent(password)}@`;
  const ca = encodeURIComponent(join(folder, 'tls', 'ca.crt'));
  const text = `esdb://${credentials}127.0.0.1:${store.port}?tls=true&tlsCaFile=${ca}`;
  const client = EventStoreDBClient.connectionString(asTemplate(text));
  clients.push(client);
  return client;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const flags = ['--tls', join(folder, 'tls'), '--admin-password', PASSWORD];
  store = await startProcess(join(folder, 'data'), ...flags);
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await store.stop();
  await rm(folder, { recursive: true });
});

it('given no user, when anything is called, then access is denied', async () => {
  const client = as();
  for (const call of [
    () => all(client.readStream('deal-1')),
    () => client.appendToStream('deal-1', moved(1)),
    () => client.deleteStream('deal-1'),
    () => all(client.readAll()),
  ]) {
    expect((await refusal(call())).type).toBe('access-denied');
  }
});

it('given a wrong password or an unknown user, when a stream is read, then access is denied', async () => {
  expect((await refusal(all(as('admin', 'wrong').readStream('deal-1')))).type).toBe('access-denied');
  expect((await refusal(all(as('nobody').readStream('deal-1')))).type).toBe('access-denied');
});

it('given an ordinary user, when it works, then ordinary streams are open to it and $all is not', async () => {
  const ops = as('ops');
  await ops.appendToStream('deal-2', moved(1));
  expect(steps(await all(ops.readStream('deal-2')))).toEqual([1]);
  expect((await refusal(all(ops.readAll()))).type).toBe('access-denied');
  expect((await refusal(ops.appendToStream('$system', moved(1)))).type).toBe('access-denied');
  expect((await all(as('admin').readAll())).length).toBeGreaterThan(0);
});

it('given an access list, when others come, then only those it names may do what it says', async () => {
  const [admin, ops] = [as('admin'), as('ops')];
  await admin.appendToStream('sealed', moved(1));
  const acl = {
    readRoles: ['ops'],
    writeRoles: ['$admins'],
    deleteRoles: '$admins',
    metaReadRoles: '$admins',
    metaWriteRoles: '$admins',
  };
  await admin.setStreamMetadata('sealed', { acl: acl as never });
  expect(steps(await all(ops.readStream('sealed')))).toEqual([1]);
  for (const call of [
    () => ops.appendToStream('sealed', moved(2)),
    () => ops.deleteStream('sealed'),
    () => ops.setStreamMetadata('sealed', {}),
    () => ops.getStreamMetadata('sealed'),
  ]) {
    expect((await refusal(call())).type).toBe('access-denied');
  }
  await admin.appendToStream('sealed', moved(2));
});

it('given an operator, when it manages persistent subscriptions, then it may', async () => {
  const ops = as('ops');
  await ops.appendToStream('deal-3', moved(1));
  expect(await ops.listAllPersistentSubscriptions()).toEqual([]);
});

it('given the folder of the certificate, when it is used again, then the certificate is the same', async () => {
  const before = readFileSync(join(folder, 'tls', 'node.crt'), 'utf8');
  const other = await startProcess(join(folder, 'other'), '--tls', join(folder, 'tls'));
  await other.stop();
  expect(readFileSync(join(folder, 'tls', 'node.crt'), 'utf8')).toBe(before);
});
