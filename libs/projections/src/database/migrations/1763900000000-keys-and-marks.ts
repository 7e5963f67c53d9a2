import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is parked and skipped is a key, of whatever kind; what second-step models have to compute anew are marks. */
export class KeysAndMarks1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['alarm', 'skipped'])
      await runner.query(`ALTER TABLE projection.${table} RENAME COLUMN competition TO key`);
    await runner.query(`
      CREATE TABLE projection.mark (
        id bigserial PRIMARY KEY,
        generation int NOT NULL REFERENCES projection.generation ON DELETE CASCADE,
        source text NOT NULL,
        position bigint NOT NULL,
        made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        tries int NOT NULL DEFAULT 0,
        error text,
        due_at timestamptz NOT NULL DEFAULT clock_timestamp())`);
    await runner.query('CREATE INDEX mark_order ON projection.mark (generation, id)');
    await runner.query('CREATE INDEX mark_source ON projection.mark (generation, source, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE projection.mark');
    for (const table of ['alarm', 'skipped'])
      await runner.query(`ALTER TABLE projection.${table} RENAME COLUMN key TO competition`);
  }
}
