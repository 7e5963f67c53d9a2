import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that an operator had passed over, and what happened to the feed. Both outlive the generations. */
export class Incidents1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE projection.skipped (
        model text NOT NULL,
        event_id text NOT NULL,
        competition text NOT NULL,
        position bigint NOT NULL,
        stream text NOT NULL,
        revision int NOT NULL,
        type text NOT NULL,
        error text NOT NULL,
        skipped_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (model, event_id))`);
    await runner.query(`
      CREATE TABLE projection.incident (
        kind text PRIMARY KEY CHECK (kind IN ('silent', 'ahead')),
        detail text NOT NULL,
        mend text NOT NULL,
        times int NOT NULL DEFAULT 1,
        raised_at timestamptz NOT NULL DEFAULT now(),
        lifted_at timestamptz)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['incident', 'skipped']) await runner.query(`DROP TABLE projection.${table}`);
  }
}
