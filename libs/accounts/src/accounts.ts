import { randomBytes } from 'node:crypto';
import { type Vault } from '@arbitre/events';
import type { Refusal } from '@arbitre/rules';
import type { DataSource } from 'typeorm';
import { CHANGED_BY } from './grants-stamp';
import { type Person, personProblem, signInKey } from './person';
import { refuse } from './refusals';

export type AccountState = 'INVITED' | 'ACTIVE' | 'LOCKED' | 'ERASED';

export type Account = {
  readonly id: string;
  /** Null once it was erased. */
  readonly person: Person | null;
  readonly state: AccountState;
  readonly demo: boolean;
  /** Whether there is an authenticator or a passkey. */
  readonly secondFactor: boolean;
  readonly createdAt: Date;
};

/** What signing in compares. */
export type Credentials = {
  readonly id: string;
  readonly passwordHash: string | null;
  readonly locked: boolean;
};

type Row = Pick<Account, 'id' | 'demo' | 'secondFactor' | 'createdAt'> & {
  readonly personal: string | null;
  readonly hasWay: boolean;
  readonly locked: boolean;
};

const COLUMNS = `id, personal, demo, password_hash IS NOT NULL OR EXISTS (SELECT FROM access.tie WHERE tie.account = account.id) AS "hasWay", locked_at IS NOT NULL AS locked,
  created_at AS "createdAt",
  EXISTS (SELECT FROM access.second_factor WHERE second_factor.account = account.id AND confirmed)
    OR EXISTS (SELECT FROM access.passkey WHERE passkey.account = account.id) AS "secondFactor"`;

/** Names nobody: it stands in the log for good. Letters that cannot be mistaken for one another. */
export const freshId = (): string =>
  `a${Array.from(randomBytes(12), (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'.charAt(byte % 31)).join('')}`;

/** Whom the vault has a key for. */
export const subjectOf = (id: string): string => `account-${id}`;

const stateOf = ({ personal, hasWay, locked }: Row): AccountState =>
  personal === null ? 'ERASED' : locked ? 'LOCKED' : hasWay ? 'ACTIVE' : 'INVITED';

export type NewAccount = Person & {
  readonly passwordHash?: string;
  /** The id of a demo account is its sign-in name; every other is drawn. */
  readonly demo?: boolean;
};

/**
 * Accounts lie in Postgres alone: who somebody is is sealed with a key of the vault, and the sign-in name is found by a keyed hash
 * of it. The log knows an account by its id, which names nobody.
 */
export class Accounts {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The id of a new account, or why there is none. */
  async create(given: NewAccount): Promise<{ readonly id: string } | Refusal> {
    const person: Person = { name: given.name.trim(), signIn: signInKey(given.signIn) };
    const problem = personProblem(person);
    if (problem !== null) return problem;
    const taken = refuse('sign-in-name-taken', { signIn: person.signIn });
    if ((await this.credentialsOf(person.signIn)) !== null) return taken;
    const id = given.demo === true ? person.signIn : freshId();
    const seal = await this.vault.sealerOf(subjectOf(id));
    // A fresh id has a fresh key; that of a demo account is never destroyed.
    if (seal === null) throw new Error(`The account ${id} was erased.`);
    const { passwordHash = null, demo = false } = given;
    const added = await this.database.query<unknown[]>(
      `INSERT INTO access.account (id, sign_in, personal, password_hash, demo) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, this.hashOf(person.signIn), seal(person).sealed, passwordHash, demo],
    );
    return added.length === 0 ? taken : { id };
  }

  async credentialsOf(signIn: string): Promise<Credentials | null> {
    const [found] = await this.database.query<Credentials[]>(
      `SELECT id, password_hash AS "passwordHash", locked_at IS NOT NULL AS locked FROM access.account WHERE sign_in = $1`,
      [this.hashOf(signIn)],
    );
    return found ?? null;
  }

  async find(id: string): Promise<Account | null> {
    const rows = await this.database.query<Row[]>(`SELECT ${COLUMNS} FROM access.account WHERE id = $1`, [
      id,
    ]);
    return (await this.opened(rows))[0] ?? null;
  }

  /** Up to `most` accounts behind that id, in the order of their ids. */
  async list(after: string | null, most: number): Promise<readonly Account[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM access.account WHERE id > $1 ORDER BY id LIMIT $2`,
      [after ?? '', most],
    );
    return this.opened(rows);
  }

  /** What the owners of these accounts are called, of those that are not erased. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM access.account WHERE id = ANY($1)`,
      [ids],
    );
    const found = await this.opened(rows);
    return new Map(found.flatMap(({ id, person }) => (person === null ? [] : [[id, person.name] as const])));
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM access.account',
    );
    return row?.count ?? 0;
  }

  /** Whether there is an account that is none of the demo's. */
  async hasOwn(): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      'SELECT FROM access.account WHERE NOT demo AND personal IS NOT NULL LIMIT 1',
    );
    return found.length > 0;
  }

  /**
   * Runs what gives or ends a grant of the account: from before it until after it nobody keeps what was read of them, and whoever reads
   * them afterwards reads anew (`Holder.grantsStamp`). Where it does not end, nobody keeps them for a minute.
   */
  readonly whileGrantsChange = async <Outcome>(
    id: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const [begun] = await this.database.query<{ until: string }[]>(
      `WITH begun AS (UPDATE access.account SET grants_stable_from = clock_timestamp() + ${CHANGED_BY} WHERE id = $1
         RETURNING grants_stable_from) SELECT grants_stable_from::text AS until FROM begun`,
      [id],
    );
    const outcome = await work();
    // Whoever still changes them at the same time says by himself when he is done.
    await this.database.query(
      `UPDATE access.account SET grants_stable_from = clock_timestamp()
       WHERE id = $1 AND (grants_stable_from::text = $2 OR grants_stable_from <= clock_timestamp())`,
      [id, begun?.until ?? null],
    );
    return outcome;
  };

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.database.query('UPDATE access.account SET password_hash = $2 WHERE id = $1', [
      id,
      passwordHash,
    ]);
  }

  /** Whether there is such an account, now locked or not. */
  async setLocked(id: string, locked: boolean): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      `UPDATE access.account SET locked_at = CASE WHEN $2 THEN coalesce(locked_at, now()) END
       WHERE id = $1 AND personal IS NOT NULL`,
      [id, locked],
    );
    return changed > 0;
  }

  /** Forgets who it was; the id stays, in the log and as a row. Again it changes nothing. */
  async erase(id: string): Promise<boolean> {
    if ((await this.find(id)) === null) return false;
    await this.vault.destroy(subjectOf(id));
    await this.database.query(
      'UPDATE access.account SET sign_in = NULL, personal = NULL, password_hash = NULL, demo = false WHERE id = $1',
      [id],
    );
    return true;
  }

  async removeDemo(): Promise<void> {
    await this.database.query('DELETE FROM access.account WHERE demo');
  }

  private hashOf(signIn: string): Buffer {
    return this.vault.hashOf(signInKey(signIn));
  }

  private async opened(rows: readonly Row[]): Promise<readonly Account[]> {
    const sealed = rows.map(({ id, personal }) => ({
      subject: subjectOf(id),
      personal: { sealed: personal ?? '' },
    }));
    const people = await this.vault.openAll<Person>(sealed);
    return rows.map((row, at) => ({
      ...{ id: row.id, demo: row.demo, createdAt: row.createdAt, state: stateOf(row) },
      secondFactor: row.secondFactor,
      person: people[at] ?? null,
    }));
  }
}
