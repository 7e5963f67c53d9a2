import type { DataSource } from 'typeorm';

/** Any number will do, as long as nobody else locks on it: starts of several APIs wait for each other. */
const ACCESS_LOCK = 7_290_411;

const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS access',
  `CREATE TABLE IF NOT EXISTS access.account (
    id text PRIMARY KEY,
    name text NOT NULL,
    role text NOT NULL CHECK (role IN ('STAFF', 'ARBITER', 'AUDITOR', 'CLUB')),
    password_hash text NOT NULL,
    demo boolean NOT NULL DEFAULT false)`,
  `CREATE TABLE IF NOT EXISTS access.session (
    token_hash bytea PRIMARY KEY,
    account text NOT NULL REFERENCES access.account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS session_expiry ON access.session (expires_at)',
];

/** Creates the tables of accounts and sessions where they are missing; several may do it at once. */
export const prepareAccess = async (database: DataSource): Promise<void> => {
  await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ACCESS_LOCK]);
    for (const table of TABLES) await transaction.query(table);
  });
};
