/** One generation of the model `sessions`. */
export const sessionTables = [
  `CREATE TABLE session (
     id text PRIMARY KEY, competition text NOT NULL, number int NOT NULL, game text NOT NULL, ruleset text NOT NULL,
     setup jsonb NOT NULL, state text NOT NULL, revision int NOT NULL, position bigint NOT NULL,
     opened_at timestamptz NOT NULL, changed_at timestamptz NOT NULL)`,
  'CREATE UNIQUE INDEX session_order ON session (competition, number)',
] as const;
