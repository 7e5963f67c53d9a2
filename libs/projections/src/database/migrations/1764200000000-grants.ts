import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account may do is told by its grants, in its stream. */
export class Grants1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access.account DROP COLUMN role');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access.account ADD COLUMN role text NOT NULL DEFAULT 'AUDITOR'`);
  }
}
