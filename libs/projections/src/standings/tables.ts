/** One generation of the model `standings`: what it must remember of entries and deals, and what it shows. */
export const standingTables = [
  `CREATE TABLE ranking (
     competition text PRIMARY KEY, method text NOT NULL, position bigint NOT NULL, changed_at timestamptz NOT NULL)`,
  `CREATE TABLE entrant (
     competition text NOT NULL, id text NOT NULL, entry jsonb NOT NULL, withdrawn boolean NOT NULL DEFAULT false,
     PRIMARY KEY (competition, id))`,
  `CREATE TABLE scored_deal (
     deal text PRIMARY KEY, competition text NOT NULL, group_key text NOT NULL, table_name text NOT NULL,
     entries jsonb NOT NULL, scores jsonb, adjustments jsonb)`,
  'CREATE INDEX scored_deal_group ON scored_deal (competition, group_key)',
  `CREATE TABLE award (
     deal text NOT NULL, side text NOT NULL, entry text NOT NULL, competition text NOT NULL,
     group_key text NOT NULL, num bigint NOT NULL, den bigint NOT NULL CHECK (den > 0), counts jsonb,
     PRIMARY KEY (deal, side))`,
  'CREATE INDEX award_group ON award (competition, group_key)',
  `CREATE TABLE session_award (
     session text NOT NULL, key text NOT NULL, entry text NOT NULL, competition text NOT NULL,
     num bigint NOT NULL, den bigint NOT NULL CHECK (den > 0), counts jsonb,
     PRIMARY KEY (session, key, entry))`,
  'CREATE INDEX session_award_competition ON session_award (competition)',
  `CREATE TABLE session_ranking (
     session text PRIMARY KEY, competition text NOT NULL, excluded jsonb NOT NULL, lots jsonb NOT NULL)`,
  'CREATE INDEX session_ranking_competition ON session_ranking (competition)',
  `CREATE TABLE round_top (
     session text NOT NULL, round int NOT NULL, competition text NOT NULL, score int NOT NULL,
     closed boolean NOT NULL, PRIMARY KEY (session, round))`,
  'CREATE INDEX round_top_competition ON round_top (competition)',
  `CREATE TABLE standing (
     competition text NOT NULL, entry text NOT NULL, field text NOT NULL, rank int NOT NULL,
     tied_with int NOT NULL, total_num bigint NOT NULL, total_den bigint NOT NULL, deals int NOT NULL,
     counts jsonb NOT NULL, excluded_article text, excluded_reason text, top int, played_top int,
     position bigint NOT NULL,
     PRIMARY KEY (competition, entry, field))`,
  'CREATE INDEX standing_order ON standing (competition, field, rank, entry)',
] as const;
