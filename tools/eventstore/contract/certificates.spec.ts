import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults as settings,
} from '@eventstore/db-client';
import { makeCertificates, userPurpose } from '../src/transport/certificate';
import { all, asTemplate, moved, refusal } from './events';
import { temporaryFolder } from './folders';
import { runProgram, startProcess, type StoreProcess } from './process';
import './patience';

const PASSWORD = 'correct-horse';

/** Users who call by a certificate in place of a password. */
describe('certificates of users', () => {
  let [folder, store] = ['', undefined as StoreProcess | undefined];
  const clients: EventStoreDBClient[] = [];

  const path = (name: string) => join(folder, name);
  /** Writes a user's certificate and its authority. */
  const make = (login: string, name = login, purpose = userPurpose(login)) => {
    const made = makeCertificates([], new Date(), purpose);
    writeFileSync(path(`${name}.ca`), made.authority);
    writeFileSync(path(`${name}.crt`), made.cert);
    writeFileSync(path(`${name}.key`), made.key);
  };
  const as = (certificate: string | undefined, credentials = '') => {
    const ca = encodeURIComponent(path('tls/ca.crt'));
    const own =
      certificate === undefined
        ? ''
        : `&userCertFile=${encodeURIComponent(path(`${certificate}.crt`))}&userKeyFile=${encodeURIComponent(path(`${certificate}.key`))}`;
    const text = `esdb://${credentials}127.0.0.1:${store?.port ?? 0}?tls=true&tlsCaFile=${ca}${own}`;
    const client = EventStoreDBClient.connectionString(asTemplate(text));
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    make('ops');
    make('nobody', 'unknown');
    make('admin', 'foreign');
    make('ops', 'server', { issuer: 'CA of servers', subject: 'ops', use: '1.3.6.1.5.5.7.3.1' });
    const authorities = ['ops', 'unknown', 'server'].map((name) => readFileSync(path(`${name}.ca`), 'utf8'));
    writeFileSync(path('users.ca'), authorities.join(''));
    store = await startProcess(
      path('data'),
      '--tls',
      path('tls'),
      '--admin-password',
      PASSWORD,
      '--client-ca',
      path('users.ca'),
    );
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await store?.stop();
    await rm(folder, { recursive: true });
  });

  it('given a certificate of the authority, when its user works, then it may what that user may', async () => {
    const ops = as('ops');
    await ops.appendToStream('deal-1', moved(1));
    expect(await all(ops.readStream('deal-1'))).toHaveLength(1);
    expect((await refusal(all(ops.readAll()))).type).toBe('access-denied');
  });

  it.each([
    ['of another authority', 'foreign'],
    ['of a user that is none', 'unknown'],
    ['that is for servers', 'server'],
    ['that is none', undefined],
  ])('given a certificate %s, when it works, then access is denied', async (_text, certificate) => {
    expect((await refusal(as(certificate).appendToStream('deal-1', moved(1)))).type).toBe('access-denied');
  });

  it('given a password beside a certificate, when it works, then the password counts', async () => {
    expect((await refusal(as('ops', 'ops:wrong@').appendToStream('deal-1', moved(1)))).type).toBe(
      'access-denied',
    );
    const admin = as('unknown', `admin:${PASSWORD}@`);
    expect((await all(admin.readAll())).length).toBeGreaterThan(0);
  });

  it('given persistent subscriptions, when their figures are asked for, then only of users', async () => {
    const [ops, nobody] = [as('ops'), as(undefined)];
    await ops.createPersistentSubscriptionToStream('deal-1', 'referees', settings());
    expect((await ops.listAllPersistentSubscriptions()).length).toBe(1);
    for (const call of [
      () => nobody.listAllPersistentSubscriptions(),
      () => nobody.listPersistentSubscriptionsToStream('deal-1'),
      () => nobody.getPersistentSubscriptionToStreamInfo('deal-1', 'referees'),
      () => as(undefined, 'ops:wrong@').listAllPersistentSubscriptions(),
    ]) {
      expect((await refusal(call())).type).toBe('access-denied');
    }
  });

  it.each([
    ['without TLS', [], 'need TLS'],
    ['that is no certificate', ['--tls', 'tls'], 'PEM'],
  ])('given an authority %s, when the store starts, then it says so', async (_text, flags, reason) => {
    writeFileSync(path('none.ca'), 'nothing');
    const own = flags.map((flag) => (flag === 'tls' ? path('tls') : flag));
    const { code, output } = await runProgram(
      '--data-dir',
      path('other'),
      '--port',
      '0',
      '--client-ca',
      path('none.ca'),
      ...own,
    );
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  });
});
