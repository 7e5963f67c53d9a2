import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of the vault, wrapped with the master key that locks it now; null while that is the one that it was begun with. */
export class ChangeOfMasterKey1768500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vault.master ADD COLUMN wrapped bytea');
  }

  /** Refused once the master key was changed: without the wrapped key nobody could be read any more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vault.master ADD CONSTRAINT never_changed CHECK (wrapped IS NULL)');
    await runner.query('ALTER TABLE vault.master DROP COLUMN wrapped');
  }
}
