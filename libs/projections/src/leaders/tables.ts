/** One generation of the model `leaders`: the competitions of each region, who leads them, and the sum of it. */
export const leaderTables = [
  `CREATE TABLE region_competition (
     competition text PRIMARY KEY, region text NOT NULL, state text NOT NULL, decimals int NOT NULL,
     starts_on text NOT NULL, changed_at timestamptz NOT NULL, position bigint NOT NULL)`,
  'CREATE INDEX region_competition_order ON region_competition (region, starts_on, competition)',
  `CREATE TABLE region_leader (
     competition text NOT NULL, field text NOT NULL, entry text NOT NULL, number int NOT NULL, name text NOT NULL,
     club text, tied_with int NOT NULL, total_num bigint NOT NULL, total_den bigint NOT NULL,
     PRIMARY KEY (competition, field, entry))`,
  `CREATE TABLE region_state (
     region text PRIMARY KEY, competitions int NOT NULL, open int NOT NULL, changed_at timestamptz NOT NULL,
     position bigint NOT NULL)`,
] as const;
