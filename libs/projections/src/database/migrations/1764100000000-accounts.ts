import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts (libs/accounts): who somebody is is sealed, `sign_in` is a keyed hash. Before, there were the demo's accounts only,
 * which are made anew at every start.
 */
export class Accounts1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA IF EXISTS access CASCADE');
    await runner.query('CREATE SCHEMA access');
    await runner.query(`
      CREATE TABLE access.account (
        id text PRIMARY KEY,
        sign_in bytea UNIQUE,
        personal text,
        role text NOT NULL,
        password_hash text,
        locked_at timestamptz,
        demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now())`);
    await runner.query(`
      CREATE TABLE access.session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        device text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX session_account ON access.session (account)');
    await runner.query(`
      CREATE TABLE access.link (
        token_hash bytea PRIMARY KEY,
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA access CASCADE');
  }
}
