// A secure server made ready for Arbitre: an account of its own that can append and read, and take nothing away.
import { randomUUID } from 'node:crypto';
import {
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  START,
  type EventStoreDBClient as Client,
} from '@eventstore/db-client';
import { status, type ServiceError } from '@grpc/grpc-js';
import { letGo } from '@arbitre/events';
import { users, UsersClient } from '../../eventstore/src/protocol/generated';

/** The default access list that the server keeps in `$settings`: the product's account writes and reads, administrators do the rest. */
export const accessList = (account: string) => ({
  $userStreamAcl: { $r: [account], $w: [account], $d: ['$admins'], $mr: [account], $mw: ['$admins'] },
  $systemStreamAcl: {
    $r: ['$admins', account],
    $w: '$admins',
    $d: '$admins',
    $mr: '$admins',
    $mw: '$admins',
  },
});

/** What was tried as the account. `may`: what Arbitre needs; `mustNot`: what nobody who runs it may do to the log. */
export type Trial = {
  readonly what: 'append' | 'read' | 'read-all' | 'subscribe-all' | 'delete' | 'tombstone' | 'metadata';
  readonly wanted: 'may' | 'mustNot';
  readonly could: boolean;
};

export type Prepared = {
  /** `kept`: it was there before, with the groups and the password that it had unless a new one was asked for. */
  readonly account: 'made' | 'kept';
  readonly settings: 'written' | 'kept';
  readonly trials: readonly Trial[];
};

type Unary = (
  request: never,
  metadata: never,
  options: never,
  answer: (error: ServiceError | null) => void,
) => unknown;

type UsersInside = {
  execute<Result>(
    service: typeof UsersClient,
    name: string,
    action: (client: InstanceType<typeof UsersClient>) => Promise<Result>,
  ): Promise<Result>;
  callArguments(options: object): [unknown, unknown];
};

const TRIAL_MS = 5_000;

/** A call about users, which the client itself does not offer; it goes where the client's own calls go. */
const userCall = (
  client: Client,
  call: 'create' | 'resetPassword',
  request: object,
): Promise<ServiceError | null> => {
  const inside = client as unknown as UsersInside;
  return inside.execute(
    UsersClient,
    call,
    (stub) =>
      new Promise((resolve) => {
        const unary = (stub[call] as unknown as Unary).bind(stub);
        const [metadata, options] = inside.callArguments({ deadline: TRIAL_MS });
        unary(request as never, metadata as never, options as never, resolve);
      }),
  );
};

/** Makes the account, in a group of its own name. @returns whether it had to be made */
const makeAccount = async (client: Client, account: string, password: string): Promise<'made' | 'kept'> => {
  const options = new users.CreateReq.Options()
    .setLoginName(account)
    .setFullName('Arbitre')
    .setPassword(password)
    .setGroupsList([account]);
  const error = await userCall(client, 'create', new users.CreateReq().setOptions(options));
  if (error === null) return 'made';
  if (error.code === status.ALREADY_EXISTS || /conflict/i.test(error.message)) return 'kept';
  throw error;
};

const givePassword = async (client: Client, account: string, password: string): Promise<void> => {
  const options = new users.ResetPasswordReq.Options().setLoginName(account).setNewPassword(password);
  const error = await userCall(client, 'resetPassword', new users.ResetPasswordReq().setOptions(options));
  if (error !== null) throw error;
};

const isOf = (error: unknown, type: ErrorType): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && String(error.type) === (type as string);

/** Writes the access list where another one, or none, is in force. */
const writeSettings = async (client: Client, account: string): Promise<'written' | 'kept'> => {
  const wanted = accessList(account);
  try {
    for await (const { event } of client.readStream('$settings', {
      direction: 'backwards',
      fromRevision: 'end',
      maxCount: 1,
    }))
      if (JSON.stringify(event?.data) === JSON.stringify(wanted)) return 'kept';
  } catch (error) {
    if (!isOf(error, ErrorType.STREAM_NOT_FOUND)) throw error;
  }
  await client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: wanted }));
  return 'written';
};

/** True when it was done, false when the server denied it. */
const allowed = async (attempt: () => Promise<unknown>): Promise<boolean> => {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (isOf(error, ErrorType.ACCESS_DENIED)) return false;
    throw error;
  }
};

/** Read to their end: a call that is left in the middle keeps the client. */
const readOut = async (events: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of events);
};

const subscribed = async (client: Client): Promise<void> => {
  const subscription = client.subscribeToAll({ fromPosition: START });
  try {
    await new Promise<void>((resolve, reject) => {
      subscription.once('data', () => {
        resolve();
      });
      subscription.once('error', reject);
    });
  } finally {
    await subscription.unsubscribe().catch(() => undefined);
  }
};

/** Tries everything as the account, on a stream that is there for nothing else. */
const tryAll = async (client: Client): Promise<readonly Trial[]> => {
  const stream = `arbitre-prepare-${randomUUID()}`;
  const trial = async (
    what: Trial['what'],
    wanted: Trial['wanted'],
    attempt: () => Promise<unknown>,
  ): Promise<Trial> => ({ what, wanted, could: await allowed(attempt) });
  // The log first: whoever may delete must find something, and whoever may tombstone ends the stream.
  return [
    await trial('append', 'may', () => client.appendToStream(stream, jsonEvent({ type: 'Probe', data: {} }))),
    await trial('read', 'may', () => readOut(client.readStream(stream, { maxCount: 1 }))),
    await trial('read-all', 'may', () => readOut(client.readAll({ maxCount: 1 }))),
    await trial('subscribe-all', 'may', () => subscribed(client)),
    await trial('metadata', 'mustNot', () => client.setStreamMetadata(stream, { maxCount: 1000 })),
    await trial('delete', 'mustNot', () => client.deleteStream(stream)),
    await trial('tombstone', 'mustNot', () => client.tombstoneStream(stream)),
  ];
};

/** `esdb://other:secret@host` with another account's name and password. */
export const withAccount = (url: string, account: string, password: string): string =>
  url.replace(
    /^([a-z+]+:\/\/)(?:[^@/]*@)?/,
    `$1${encodeURIComponent(account)}:${encodeURIComponent(password)}@`,
  );

/**
 * Makes the product's account on a secure server and the access list that holds for every stream, then tries as that
 * account what it may and what it must not do. Run again it changes nothing; `reset` gives an account that was there this
 * password.
 * @param url the server, with an administrator's name and password
 */
export const prepareServer = async (
  url: string,
  {
    account,
    password,
    reset,
  }: { readonly account: string; readonly password: string; readonly reset: boolean },
): Promise<Prepared> => {
  const admin = EventStoreDBClient.connectionString(url);
  try {
    const made = await makeAccount(admin, account, password);
    if (made === 'kept' && reset) await givePassword(admin, account, password);
    const settings = await writeSettings(admin, account);
    const client = EventStoreDBClient.connectionString(withAccount(url, account, password));
    try {
      return { account: made, settings, trials: await tryAll(client) };
    } finally {
      await letGo(client);
    }
  } finally {
    await letGo(admin);
  }
};
