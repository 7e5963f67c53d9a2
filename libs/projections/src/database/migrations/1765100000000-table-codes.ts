import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by which somebody without an account scores at a table for an evening, and the telephones that have entered one. */
export class TableCodes1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.table_code (
        id text PRIMARY KEY,
        code_hash bytea NOT NULL UNIQUE,
        session text NOT NULL,
        place text NOT NULL,
        made_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz NOT NULL)`);
    await runner.query('CREATE INDEX table_code_session ON access.table_code (session)');
    await runner.query(`
      CREATE TABLE access.code_session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        code text NOT NULL REFERENCES access.table_code ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX code_session_code ON access.code_session (code)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.code_session, access.table_code');
  }
}
