import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens by which programs of an account read and write; `grants`: those of the account's grants that they use. */
export class ApiTokens1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.api_token (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        sealed text NOT NULL,
        grants text[] NOT NULL,
        reads_only boolean NOT NULL,
        strong boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_on date)`);
    await runner.query('CREATE INDEX api_token_account ON access.api_token (account)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.api_token');
  }
}
