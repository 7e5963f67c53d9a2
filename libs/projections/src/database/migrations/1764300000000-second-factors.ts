import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticators of accounts; `used`: the step of the last code that served. A session is `strong` where a second factor opened it. */
export class SecondFactors1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.second_factor (
        account text PRIMARY KEY REFERENCES access.account ON DELETE CASCADE,
        sealed text NOT NULL,
        confirmed boolean NOT NULL DEFAULT false,
        used bigint NOT NULL DEFAULT 0)`);
    await runner.query('ALTER TABLE access.session ADD COLUMN strong boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access.session DROP COLUMN strong');
    await runner.query('DROP TABLE access.second_factor');
  }
}
