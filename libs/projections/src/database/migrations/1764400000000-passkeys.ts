import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of accounts, and the tickets that have served. Of every session, the way it was opened. */
export class Passkeys1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.passkey (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        credential bytea NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        sealed text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz)`);
    await runner.query('CREATE INDEX passkey_account ON access.passkey (account)');
    await runner.query(
      'CREATE TABLE access.used_ticket (head bytea PRIMARY KEY, ends_at timestamptz NOT NULL)',
    );
    await runner.query('ALTER TABLE access.session ADD COLUMN way text');
    await runner.query(
      `UPDATE access.session SET way = CASE WHEN strong THEN 'PASSWORD_AND_CODE' ELSE 'PASSWORD' END`,
    );
    await runner.query('ALTER TABLE access.session ALTER COLUMN way SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access.session DROP COLUMN way');
    await runner.query('DROP TABLE access.used_ticket, access.passkey');
  }
}
