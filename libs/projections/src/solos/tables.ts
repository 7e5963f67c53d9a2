/** One generation of the model `solos`: games of duplicate Scrabble, their rounds, and the solos that were announced. */
export const soloTables = [
  `CREATE TABLE scrabble_game (
     session text PRIMARY KEY, competition text NOT NULL, players int, annulled bool NOT NULL DEFAULT false,
     announced_at timestamptz, position bigint NOT NULL)`,
  `CREATE TABLE scrabble_round (
     session text NOT NULL, round int NOT NULL, place text NOT NULL, word text NOT NULL, score int NOT NULL,
     PRIMARY KEY (session, round))`,
  `CREATE TABLE solo (
     session text NOT NULL, round int NOT NULL, competition text NOT NULL, entry text NOT NULL, score int NOT NULL,
     points int NOT NULL, place text NOT NULL, word text NOT NULL, awarded_at timestamptz NOT NULL,
     position bigint NOT NULL, PRIMARY KEY (session, round))`,
  'CREATE INDEX solo_competition ON solo (competition, session, round)',
  'CREATE INDEX solo_entry ON solo (competition, entry)',
] as const;
