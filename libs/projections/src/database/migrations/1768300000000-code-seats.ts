import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code for one seat at a table. */
export class CodeSeats1768300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access.table_code ADD COLUMN seat text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM access.table_code WHERE seat IS NOT NULL');
    await runner.query('ALTER TABLE access.table_code DROP COLUMN seat');
  }
}
