import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { newEventId } from '../storage/event-id';
import { packed } from '../storage/proposed-events';
import { Recent } from '../storage/recent';
import type { Storage } from '../storage/storage';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

type Hash = (password: string, salt: Buffer) => Promise<Buffer>;
export const hashed: Hash = (password, salt) => derive(password, salt, 32);

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
  private readonly hash: Hash;
  /** Known to this process alone: what is kept of a password is worth nothing without it. */
  private readonly secret = randomBytes(32);
  /** Passwords that were right, by their keyed digest, so that not every call costs a hash. */
  private readonly proven = new Recent<string, User>(1000);
  /** Those that are being looked at: a client's first calls come together and cost one hash. */
  private readonly checking = new Map<string, Promise<User | undefined>>();

  constructor(store: Storage, hash: Hash = hashed) {
    this.store = store;
    this.hash = hash;
    store.onCommit(({ streams }) => {
      for (const stream of streams) if (stream.startsWith(PREFIX)) this.forget();
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
    const key = createHmac('sha256', this.secret)
      .update(JSON.stringify([login, password]))
      .digest('base64');
    const known = this.proven.get(key) ?? this.checking.get(key);
    if (known !== undefined) return known;
    const checking = this.prove(login, password);
    this.checking.set(key, checking);
    try {
      const user = await checking;
      // Unless a user was changed meanwhile: then what was found may be out of date already.
      if (user !== undefined && this.checking.get(key) === checking) this.proven.set(key, user);
      return user;
    } finally {
      if (this.checking.get(key) === checking) this.checking.delete(key);
    }
  }

  /** The user that a certificate names, which its authority vouches for; undefined where there is none such. */
  async ofCertificate(login: string): Promise<User | undefined> {
    const user = await this.find(login);
    return user?.disabled === true ? undefined : user;
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
    const digest = await this.hash(password, salt);
    await this.write(user.login, '$UserUpdated', {
      ...user,
      disabled: user.disabled ?? false,
      salt: salt.toString('hex'),
      hash: digest.toString('hex'),
    });
  }

  /** Writes what changes of a user; its password stays. */
  async change(user: User, changes: Partial<Pick<User, 'fullName' | 'groups' | 'disabled'>>): Promise<void> {
    await this.write(user.login, '$UserUpdated', { ...user, ...changes });
  }

  async remove(login: string): Promise<void> {
    await this.write(login, '$UserDeleted', { deleted: true });
  }

  private async prove(login: string, password: string): Promise<User | undefined> {
    const user = await this.find(login);
    if (user === undefined || user.disabled) return undefined;
    const digest = await this.hash(password, Buffer.from(user.salt, 'hex'));
    return timingSafeEqual(digest, Buffer.from(user.hash, 'hex')) ? user : undefined;
  }

  private forget(): void {
    this.proven.clear();
    this.checking.clear();
  }

  private async write(login: string, type: string, content: object): Promise<void> {
    const data = Buffer.from(JSON.stringify(content));
    const event = { id: newEventId(), type, json: true, metadata: Buffer.alloc(0), data };
    const result = await this.store.write({
      kind: 'append',
      stream: PREFIX + login,
      expected: 'any',
      events: [packed([event])],
    });
    if (result.kind !== 'written') throw new Error(`The user ${login} could not be written: ${result.kind}`);
  }
}
