import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Recent } from '../storage/recent';
import type { Storage } from '../storage/storage';

const hash = promisify<string, Buffer, number, Buffer>(scrypt);
const PREFIX = '$user-';

/** A user as its stream's newest event says. */
export interface User {
  readonly login: string;
  readonly fullName: string;
  readonly groups: readonly string[];
  readonly disabled: boolean;
  readonly salt: string;
  readonly hash: string;
}

/** The store's users, each in a `$user-` stream of the log itself: a backup carries them. */
export class Users {
  private readonly store: Storage;
  /** Passwords that were right, so that not every call costs a hash. */
  private readonly proven = new Recent<string, User>(1000);

  constructor(store: Storage) {
    this.store = store;
    store.onCommit(({ streams }) => {
      for (const stream of streams) if (stream.startsWith(PREFIX)) this.proven.clear();
    });
  }

  /** Makes `admin` and `ops`, as the real server does at its first start. */
  async ensureFirst(adminPassword: string): Promise<void> {
    if ((await this.find('admin')) !== undefined) return;
    await this.save(
      { login: 'admin', fullName: 'Event Store Administrator', groups: ['$admins'] },
      adminPassword,
    );
    await this.save({ login: 'ops', fullName: 'Event Store Operations', groups: ['$ops'] }, adminPassword);
  }

  /** The user whose password this is; undefined where there is none such. */
  async authenticate(login: string, password: string): Promise<User | undefined> {
    const key = JSON.stringify([login, password]);
    const known = this.proven.get(key);
    if (known !== undefined) return known;
    const user = await this.find(login);
    if (user === undefined || user.disabled || !(await isPassword(user, password))) return undefined;
    this.proven.set(key, user);
    return user;
  }

  async find(login: string): Promise<User | undefined> {
    const described = await this.store.read({ kind: 'describe-stream', stream: PREFIX + login });
    if (described.kind !== 'stream' || described.newest === undefined) return undefined;
    const user = JSON.parse(Buffer.from(described.newest).toString('utf8')) as User | { deleted: true };
    return 'deleted' in user ? undefined : user;
  }

  /** Writes a user with a new password. One that is disabled stays so. */
  async save(
    user: Pick<User, 'login' | 'fullName' | 'groups'> & Partial<Pick<User, 'disabled'>>,
    password: string,
  ): Promise<void> {
    const salt = randomBytes(16);
    const hashed = await hash(password, salt, 32);
    await this.write(user.login, '$UserUpdated', {
      ...user,
      disabled: user.disabled ?? false,
      salt: salt.toString('hex'),
      hash: hashed.toString('hex'),
    });
  }

  /** Writes what changes of a user; its password stays. */
  async change(user: User, changes: Partial<Pick<User, 'fullName' | 'groups' | 'disabled'>>): Promise<void> {
    await this.write(user.login, '$UserUpdated', { ...user, ...changes });
  }

  async remove(login: string): Promise<void> {
    await this.write(login, '$UserDeleted', { deleted: true });
  }

  private async write(login: string, type: string, content: object): Promise<void> {
    const data = Buffer.from(JSON.stringify(content));
    const event = { id: randomUUID(), type, json: true, metadata: Buffer.alloc(0), data };
    const result = await this.store.write({
      kind: 'append',
      stream: PREFIX + login,
      expected: 'any',
      events: [event],
    });
    if (result.kind !== 'written') throw new Error(`The user ${login} could not be written: ${result.kind}`);
  }
}

async function isPassword(user: User, password: string): Promise<boolean> {
  return timingSafeEqual(
    await hash(password, Buffer.from(user.salt, 'hex'), 32),
    Buffer.from(user.hash, 'hex'),
  );
}
