import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The keys of those whom the log speaks of (libs/events/src/vault). A destroyed key stays as a row without one, so that none is
 * made anew; `words` are what a sealed name is found by.
 */
export class Vault1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA vault');
    await runner.query(
      'CREATE TABLE vault.master (one boolean PRIMARY KEY DEFAULT true CHECK (one), proof bytea NOT NULL)',
    );
    await runner.query(`
      CREATE TABLE vault.subject (
        subject text PRIMARY KEY,
        key bytea,
        words bigint[] NOT NULL DEFAULT '{}',
        erasing boolean NOT NULL DEFAULT false)`);
    await runner.query('CREATE INDEX subject_words ON vault.subject USING gin (words)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA vault CASCADE');
  }
}
