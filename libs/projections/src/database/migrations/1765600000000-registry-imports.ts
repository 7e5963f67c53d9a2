import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files of members and clubs that somebody imports. `file` and `report` are sealed with a key of the import's own in the vault and gone
 * when it ends; `receipt` has lines, licences and what was done with them. `sealed`: the key is not destroyed yet.
 */
export class RegistryImports1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access.registry_import (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
        demo boolean NOT NULL,
        kind text NOT NULL,
        stage text NOT NULL DEFAULT 'planning',
        sealed boolean NOT NULL DEFAULT true,
        file bytea,
        report bytea,
        counts jsonb,
        receipt jsonb,
        begun boolean NOT NULL DEFAULT false,
        changed boolean NOT NULL DEFAULT false,
        failures int NOT NULL DEFAULT 0,
        done int NOT NULL DEFAULT 0,
        lines int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now())`);
    await runner.query(
      'CREATE INDEX registry_import_account ON access.registry_import (account, created_at)',
    );
    await runner.query('CREATE INDEX registry_import_open ON access.registry_import (stage) WHERE sealed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access.registry_import');
  }
}
