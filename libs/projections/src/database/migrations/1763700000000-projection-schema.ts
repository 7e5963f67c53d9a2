import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the projections remember about themselves: generations, checkpoints, alarms, heartbeats. */
export class ProjectionSchema1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA IF NOT EXISTS read');
    await runner.query(`
      CREATE TABLE projection.generation (
        id serial PRIMARY KEY,
        model text NOT NULL,
        number int NOT NULL,
        version int NOT NULL,
        schema text NOT NULL UNIQUE,
        partitions int NOT NULL CHECK (partitions > 0),
        state text NOT NULL CHECK (state IN ('building', 'live', 'retired', 'cancelled')),
        events_done bigint NOT NULL DEFAULT 0,
        events_of bigint NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        UNIQUE (model, number))`);
    await runner.query(
      `CREATE UNIQUE INDEX generation_live ON projection.generation (model) WHERE state = 'live'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX generation_building ON projection.generation (model) WHERE state = 'building'`,
    );
    await runner.query(`
      CREATE TABLE projection.checkpoint (
        generation int NOT NULL REFERENCES projection.generation ON DELETE CASCADE,
        partition int NOT NULL,
        position bigint NOT NULL DEFAULT -1,
        events bigint NOT NULL DEFAULT 0,
        moved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (generation, partition)) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE projection.alarm (
        generation int NOT NULL REFERENCES projection.generation ON DELETE CASCADE,
        competition text NOT NULL,
        partition int NOT NULL,
        position bigint NOT NULL,
        read_from bigint NOT NULL,
        event_id text NOT NULL,
        stream text NOT NULL,
        revision int NOT NULL,
        type text NOT NULL,
        error text NOT NULL,
        resume text NOT NULL,
        tries int NOT NULL,
        raised_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (generation, competition))`);
    await runner.query(`
      CREATE TABLE projection.heartbeat (
        process text NOT NULL,
        role text NOT NULL CHECK (role IN ('feeder', 'standby', 'projectors')),
        position bigint NOT NULL,
        behind_ms bigint NOT NULL DEFAULT 0,
        behind_events bigint NOT NULL DEFAULT 0,
        beat_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (process))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA read CASCADE');
    for (const table of ['heartbeat', 'alarm', 'checkpoint', 'generation'])
      await runner.query(`DROP TABLE projection.${table}`);
  }
}
