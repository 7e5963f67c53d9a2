import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { credentials, makeGenericClientConstructor, Metadata, type ServiceError } from '@grpc/grpc-js';
import { users as messages, UsersService } from '../src/protocol/generated';
import { all, asTemplate, moved } from './events';
import { temporaryFolder } from './folders';
import { startProcess, type StoreProcess } from './process';
import './patience';

const PASSWORD = 'correct horse';
type Answer = { getUserDetails(): { toObject(): object } | undefined };
type Unary = (
  request: unknown,
  metadata: Metadata,
  done: (error: ServiceError | null, answer: unknown) => void,
) => void;

/** The calls that manage users, which the official client does not make: sent here as the protocol defines them. */
describe('users', () => {
  let [folder, store] = ['', undefined as StoreProcess | undefined];
  let rpc: InstanceType<ReturnType<typeof makeGenericClientConstructor>>;

  beforeAll(async () => {
    folder = await temporaryFolder();
    const flags = ['--tls', join(folder, 'tls'), '--admin-password', PASSWORD];
    store = await startProcess(join(folder, 'data'), ...flags);
    const Rpc = makeGenericClientConstructor(UsersService, 'Users');
    const authority = readFileSync(join(folder, 'tls', 'ca.crt'));
    rpc = new Rpc(`127.0.0.1:${store.port}`, credentials.createSsl(authority));
  });
  afterAll(async () => {
    rpc.close();
    await store?.stop();
    await rm(folder, { recursive: true });
  });

  const signedBy = (login: string, password = PASSWORD): Metadata => {
    const metadata = new Metadata();
    metadata.set('authorization', `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`);
    return metadata;
  };
  /** Calls as somebody; resolves with 'done' or the error's name, else its status. */
  const call = (method: string, request: unknown, by = signedBy('admin')): Promise<string | number> =>
    new Promise((resolve) => {
      (rpc[method] as Unary).call(rpc, request, by, (error) => {
        const [exception] = error?.metadata.get('exception') ?? [];
        resolve(error === null ? 'done' : exception === undefined ? error.code : String(exception));
      });
    });
  const detailsOf = async (login: string): Promise<object | undefined> => {
    const request = new messages.DetailsReq().setOptions(
      new messages.DetailsReq.Options().setLoginName(login),
    );
    const answers = rpc.makeServerStreamRequest(
      UsersService.details.path,
      (message: typeof request) => Buffer.from(message.serializeBinary()),
      (bytes: Buffer) => messages.DetailsResp.deserializeBinary(bytes) as Answer,
      request,
      signedBy('admin'),
    );
    const [answer] = await all(answers as AsyncIterable<Answer>);
    return answer?.getUserDetails()?.toObject();
  };

  const create = (login: string, password = 'first', groups: string[] = []) =>
    new messages.CreateReq().setOptions(
      new messages.CreateReq.Options()
        .setLoginName(login)
        .setPassword(password)
        .setFullName(`User ${login}`)
        .setGroupsList(groups),
    );
  const update = (login: string, fullName: string, groups: string[]) =>
    new messages.UpdateReq().setOptions(
      new messages.UpdateReq.Options().setLoginName(login).setFullName(fullName).setGroupsList(groups),
    );
  const disable = (login: string) =>
    new messages.DisableReq().setOptions(new messages.DisableReq.Options().setLoginName(login));
  const enable = (login: string) =>
    new messages.EnableReq().setOptions(new messages.EnableReq.Options().setLoginName(login));
  const remove = (login: string) =>
    new messages.DeleteReq().setOptions(new messages.DeleteReq.Options().setLoginName(login));
  const reset = (login: string, password: string) =>
    new messages.ResetPasswordReq().setOptions(
      new messages.ResetPasswordReq.Options().setLoginName(login).setNewPassword(password),
    );
  const change = (login: string, from: string, to: string) =>
    new messages.ChangePasswordReq().setOptions(
      new messages.ChangePasswordReq.Options()
        .setLoginName(login)
        .setCurrentPassword(from)
        .setNewPassword(to),
    );

  /** What an append as this user comes to. */
  const works = async (login: string, password: string): Promise<string> => {
    const ca = encodeURIComponent(join(folder, 'tls', 'ca.crt'));
    const text = `esdb://${login}:${password}@127.0.0.1:${store?.port ?? 0}?tls=true&tlsCaFile=${ca}`;
    const client = EventStoreDBClient.connectionString(asTemplate(text));
    const outcome = await client.appendToStream(`of-${login}`, moved(1)).then(
      () => 'works',
      (error: unknown) => (error as { type: string }).type,
    );
    await client.dispose();
    return outcome;
  };

  it('given a new user, when it works, is disabled and enabled again, then each takes effect at once', async () => {
    expect(await call('create', create('anna'))).toBe('done');
    expect(await works('anna', 'first')).toBe('works');
    expect(await call('disable', disable('anna'))).toBe('done');
    expect(await works('anna', 'first')).toBe('access-denied');
    expect(await call('enable', enable('anna'))).toBe('done');
    expect(await works('anna', 'first')).toBe('works');
  });

  it('given a user, when it is updated, then its name and groups are those, and its password is as before', async () => {
    await call('create', create('bruno', 'first', ['tables']));
    expect(await call('update', update('bruno', 'Bruno B.', ['tables', '$ops']))).toBe('done');
    const groupsList = ['tables', '$ops'];
    expect(await detailsOf('bruno')).toMatchObject({ fullName: 'Bruno B.', groupsList, disabled: false });
    expect(await works('bruno', 'first')).toBe('works');
  });

  it('given a password, when it is reset or changed, then only the new one opens', async () => {
    await call('create', create('carla'));
    expect(await call('resetPassword', reset('carla', 'second'))).toBe('done');
    expect(await works('carla', 'first')).toBe('access-denied');
    const byCarla = signedBy('carla', 'second');
    expect(await call('changePassword', change('carla', 'second', 'third'), byCarla)).toBe('done');
    expect(await works('carla', 'second')).toBe('access-denied');
    expect(await works('carla', 'third')).toBe('works');
  });

  it('given a disabled user, when its password is reset, then it stays disabled', async () => {
    await call('create', create('dora'));
    await call('disable', disable('dora'));
    expect(await call('resetPassword', reset('dora', 'second'))).toBe('done');
    expect(await works('dora', 'second')).toBe('access-denied');
  });

  it('given a deleted user, when it comes back, then access is denied, and its name is free again', async () => {
    await call('create', create('emil'));
    expect(await call('delete', remove('emil'))).toBe('done');
    expect(await works('emil', 'first')).toBe('access-denied');
    expect(await call('create', create('emil', 'again'))).toBe('done');
    expect(await works('emil', 'again')).toBe('works');
  });

  it('given no administrator, when users are managed, then access is denied', async () => {
    await call('create', create('fritz'));
    const byFritz = signedBy('fritz', 'first');
    for (const [method, request] of [
      ['create', create('gina')],
      ['update', update('admin', 'x', [])],
      ['disable', disable('admin')],
      ['enable', enable('admin')],
      ['delete', remove('admin')],
      ['resetPassword', reset('admin', 'mine')],
      ['changePassword', change('admin', PASSWORD, 'mine')],
    ] as const) {
      expect([method, await call(method, request, byFritz)]).toEqual([method, 'access-denied']);
      expect([method, await call(method, request, new Metadata())]).toEqual([method, 'access-denied']);
    }
  });

  it('given what cannot be, when users are managed, then it is refused by its name', async () => {
    expect(await call('create', create('admin'))).toBe('user-conflict');
    expect(await call('create', create('', 'first'))).toBe(3);
    expect(await call('create', create('hugo', ''))).toBe(3);
    expect(await call('resetPassword', reset('admin', ''))).toBe(3);
    expect(await call('disable', disable('nobody'))).toBe('user-not-found');
    expect(await call('resetPassword', reset('nobody', 'x'))).toBe('user-not-found');
  });
});
