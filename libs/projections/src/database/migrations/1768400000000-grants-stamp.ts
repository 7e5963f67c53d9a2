import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on the grants of an account, which stand in the log, may be kept by who has read them; in the future while they change. */
export class GrantsStamp1768400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE access.account ADD COLUMN grants_stable_from timestamptz NOT NULL DEFAULT now()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access.account DROP COLUMN grants_stable_from');
  }
}
