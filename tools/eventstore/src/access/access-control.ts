import { accessDenied, unauthenticated } from '../protocol/errors';
import type { Call } from '../rpc/call';
import type { Storage } from '../storage/storage';
import { isMetastream, originalOf, parseStreamMetadata, type AccessList } from '../storage/stream-metadata';
import type { AccessControl } from '../context';
import type { StreamOperation } from './authorization';
import type { User, Users } from './users';

type Right = keyof AccessList;
const EVERYBODY = '$all';
const ADMINS = '$admins';
const OPERATORS = '$ops';
const RIGHTS = { read: '$r', write: '$w', delete: '$d' } as const;
const METADATA_RIGHTS = { read: '$mr', write: '$mw', delete: '$mw' } as const;

/** Who may do what in a store over TLS: no call without a user, administrators may all, the rest is the streams' lists. */
export function accessControl(store: Storage, users: Users): AccessControl {
  return {
    async check(call, operation, stream) {
      const user = await caller(users, call);
      if (operation === 'statistics') return;
      if (user.groups.includes(ADMINS)) return;
      if (!(await isAllowed(store, user, operation, stream))) throw accessDenied();
    },
  };
}

/**
 * Who calls: by the password in the call, else by the certificate of the connection.
 * @throws RpcError access-denied without credentials, unauthenticated with wrong ones
 */
export async function caller(users: Users, call: Call): Promise<User> {
  const { authorization } = call.headers;
  const user =
    authorization === undefined ? await byCertificate(users, call) : await byPassword(users, authorization);
  if (user === undefined) throw unauthenticated();
  call.userName = user.login;
  return user;
}

async function byCertificate(users: Users, { certificateName }: Call): Promise<User | undefined> {
  if (certificateName === undefined) throw accessDenied();
  return users.ofCertificate(certificateName);
}

async function byPassword(users: Users, authorization: string): Promise<User | undefined> {
  const [scheme, encoded = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') throw accessDenied();
  const [login = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return users.authenticate(login, password.join(':'));
}

async function isAllowed(
  store: Storage,
  user: User,
  operation: Exclude<StreamOperation, 'statistics'>,
  stream: string,
): Promise<boolean> {
  if (operation === 'manage') return user.groups.includes(OPERATORS);
  const [right, subject] = isMetastream(stream)
    ? [METADATA_RIGHTS[operation], originalOf(stream)]
    : [RIGHTS[operation], stream];
  const roles = (await listOf(store, subject))?.[right] ?? (await defaultRoles(store, subject, right));
  const names = typeof roles === 'string' ? [roles] : roles;
  return [EVERYBODY, user.login, ...user.groups].some((role) => names.includes(role));
}

async function listOf(store: Storage, stream: string): Promise<AccessList | undefined> {
  const described = await store.read({ kind: 'describe-stream', stream });
  if (described.kind !== 'stream' || described.metadata === undefined) return undefined;
  return parseStreamMetadata(described.metadata).acl;
}

/** What `$settings` says, else everybody for ordinary streams and administrators for the `$` ones. */
async function defaultRoles(
  store: Storage,
  stream: string,
  right: Right,
): Promise<string | readonly string[]> {
  const isSystem = stream.startsWith('$');
  const described = await store.read({ kind: 'describe-stream', stream: '$settings' });
  const settings = described.kind === 'stream' ? parseSettings(described.newest) : {};
  const list = isSystem ? settings.$systemStreamAcl : settings.$userStreamAcl;
  return list?.[right] ?? (isSystem ? ADMINS : EVERYBODY);
}

function parseSettings(data: Uint8Array | undefined): {
  $userStreamAcl?: AccessList;
  $systemStreamAcl?: AccessList;
} {
  if (data === undefined) return {};
  try {
    return JSON.parse(Buffer.from(data).toString('utf8')) as ReturnType<typeof parseSettings>;
  } catch {
    return {};
  }
}
