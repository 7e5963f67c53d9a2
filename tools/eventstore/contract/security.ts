import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, Connect } from './contract';
import { all, moved, refusal, steps } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

/** Of letters that stand for themselves in an address: the successor's reads take what is escaped as it stands. */
const PASSWORD = 'correct-horse';

/** What holds over TLS: users, access lists, certificates; for each official client against a process of its own. */
export function securityContract(clientName: string, connect: Connect): void {
  describe(`${clientName} over TLS`, () => {
    let folder: string;
    let store: StoreProcess;
    const clients: Client[] = [];

    /** A client that trusts the store's own authority. */
    const as = (login?: string, password = PASSWORD): Client => {
      const credentials = login === undefined ? '' : `${login}:${encodeURIComponent(password)}@`;
      const ca = encodeURIComponent(join(folder, 'tls', 'ca.crt'));
      const client = connect(`esdb://${credentials}127.0.0.1:${store.port}?tls=true&tlsCaFile=${ca}`);
      clients.push(client);
      return client;
    };

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

    it('given a wrong password or an unknown user, when it reads or appends, then access is denied', async () => {
      expect((await refusal(all(as('admin', 'wrong').readStream('deal-1')))).type).toBe('access-denied');
      expect((await refusal(all(as('nobody').readStream('deal-1')))).type).toBe('access-denied');
      const append = as('admin', 'wrong').appendToStream('deal-1', moved(1));
      expect((await refusal(append)).type).toBe('access-denied');
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
  });
}
