import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where programs of accounts are told what happens, what they are to be told, and how far the log was read for that. */
export class Webhooks1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.webhook (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        sealed text NOT NULL,
        competition text,
        happenings text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        paused_at timestamptz)`);
    await runner.query('CREATE INDEX webhook_account ON access.webhook (account)');
    await runner.query(`
      CREATE TABLE access.webhook_delivery (
        id uuid PRIMARY KEY,
        webhook uuid NOT NULL REFERENCES access.webhook ON DELETE CASCADE,
        happening text NOT NULL,
        body text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered')),
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        tried_at timestamptz,
        status integer,
        problem text)`);
    await runner.query(
      `CREATE INDEX webhook_delivery_due ON access.webhook_delivery (due_at) WHERE state = 'waiting'`,
    );
    await runner.query(
      'CREATE INDEX webhook_delivery_webhook ON access.webhook_delivery (webhook, created_at)',
    );
    await runner.query('CREATE TABLE access.webhook_reader (position bigint NOT NULL)');
    await runner.query('INSERT INTO access.webhook_reader VALUES (-1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.webhook_reader, access.webhook_delivery, access.webhook');
  }
}
