import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In whose role and scope a session sees the pages; entries of the audit for sessions that are opened. */
export class SeeingAs1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE access.session ADD COLUMN seeing_role text, ADD COLUMN seeing_scope text`,
    );
    await runner.query('ALTER TABLE access.audit DROP CONSTRAINT audit_kind_check');
    await runner.query(
      `ALTER TABLE access.audit ADD CONSTRAINT audit_kind_check CHECK (kind IN ('READ', 'REFUSED', 'ENTERED'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM access.audit WHERE kind = 'ENTERED'`);
    await runner.query('ALTER TABLE access.audit DROP CONSTRAINT audit_kind_check');
    await runner.query(
      `ALTER TABLE access.audit ADD CONSTRAINT audit_kind_check CHECK (kind IN ('READ', 'REFUSED'))`,
    );
    await runner.query('ALTER TABLE access.session DROP COLUMN seeing_role, DROP COLUMN seeing_scope');
  }
}
