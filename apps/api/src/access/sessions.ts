import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { NOBODY, passwordFits } from './passwords';
import type { Role } from './role';

/** Who is signed in. */
export type Viewer = { readonly id: string; readonly name: string; readonly role: Role };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sign-in and sessions. The database knows the hash of a session's token only. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A new session, or null when account or password are wrong (which of the two is not told). */
  async signIn(account: string, password: string): Promise<{ viewer: Viewer; token: string } | null> {
    const found = await this.database.query<readonly (Viewer & { hash: string })[]>(
      'SELECT id, name, role, password_hash AS hash FROM access.account WHERE id = $1',
      [account],
    );
    const fits = await passwordFits(password, found[0]?.hash ?? NOBODY);
    if (!fits || found[0] === undefined) return null;
    const { id, name, role } = found[0];
    return { viewer: { id, name, role }, token: await this.open(id) };
  }

  async viewerOf(token: string): Promise<Viewer | null> {
    const [viewer] = await this.database.query<readonly Viewer[]>(
      `SELECT account.id, account.name, account.role FROM access.session JOIN access.account ON account.id = session.account
       WHERE token_hash = $1 AND expires_at > now()`,
      [hashOf(token)],
    );
    return viewer ?? null;
  }

  async end(token: string): Promise<void> {
    await this.database.query('DELETE FROM access.session WHERE token_hash = $1', [hashOf(token)]);
  }

  private async open(account: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.query('DELETE FROM access.session WHERE expires_at < now()');
    await this.database.query(
      `INSERT INTO access.session (token_hash, account, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')`,
      [hashOf(token), account, this.settings.sessionSeconds],
    );
    return token;
  }
}
