/** One generation of the model `competitions`. `result` remembers which deals were counted, once each. */
export const competitionTables = [
  `CREATE TABLE competition (
     id text PRIMARY KEY, name text NOT NULL, game text NOT NULL, ruleset text NOT NULL, region text NOT NULL,
     method text NOT NULL, unit text NOT NULL, decimals int NOT NULL, starts_on text NOT NULL,
     state text NOT NULL DEFAULT 'open', revision int NOT NULL, position bigint NOT NULL, changed_at timestamptz NOT NULL,
     entries int NOT NULL DEFAULT 0, deals int NOT NULL DEFAULT 0, results int NOT NULL DEFAULT 0)`,
  'CREATE INDEX competition_order ON competition (starts_on, id)',
  'CREATE INDEX competition_region ON competition (region, starts_on, id)',
  'CREATE INDEX competition_game ON competition (game, starts_on, id)',
  `CREATE TABLE entry (
     competition text NOT NULL, id text NOT NULL, number int NOT NULL, kind text NOT NULL, name text NOT NULL,
     field text, club text, withdrawn boolean NOT NULL DEFAULT false,
     PRIMARY KEY (competition, id))`,
  'CREATE INDEX entry_number ON entry (competition, number, id)',
  'CREATE TABLE result (deal text PRIMARY KEY, competition text NOT NULL)',
] as const;
