import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was refused, and which hidden things were looked at, a row for what one account did to one thing in a minute. No column holds a name. */
export class Audit1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.audit (
        id text COLLATE "C" PRIMARY KEY,
        at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('READ', 'REFUSED')),
        what text NOT NULL,
        code text,
        account text,
        role text,
        subject text,
        network text,
        times bigint NOT NULL)`);
    await runner.query('CREATE INDEX audit_account ON access.audit (account, id)');
    await runner.query('CREATE INDEX audit_at ON access.audit (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.audit');
  }
}
