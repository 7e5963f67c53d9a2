import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins of an OpenID provider, as keyed hashes, and the accounts that they sign in with. */
export class Ties1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.tie (
        login bytea PRIMARY KEY,
        account text NOT NULL UNIQUE REFERENCES access.account ON DELETE CASCADE)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.tie');
  }
}
