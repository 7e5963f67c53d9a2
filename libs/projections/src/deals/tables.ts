/** One generation of the model `deals`. */
export const dealTables = [
  `CREATE TABLE deal (
     id text PRIMARY KEY, competition text NOT NULL, session int NOT NULL, round int NOT NULL,
     table_name text NOT NULL, board int NOT NULL, game text NOT NULL, ruleset text NOT NULL,
     policy text NOT NULL, grain text NOT NULL, setup jsonb NOT NULL, seating jsonb NOT NULL,
     state text NOT NULL, notation text, result jsonb, scores jsonb, adjustments jsonb,
     revision int NOT NULL, position bigint NOT NULL, opened_at timestamptz NOT NULL, changed_at timestamptz NOT NULL)`,
  'CREATE INDEX deal_order ON deal (competition, session, board, round, table_name, id)',
  // The deals of an entry: whoever asks for them says exactly this expression.
  `CREATE INDEX deal_entries ON deal USING gin (jsonb_path_query_array(seating, '$.*') jsonb_path_ops)`,
  `CREATE TABLE deal_history (
     deal text NOT NULL, revision int NOT NULL, competition text NOT NULL, position bigint NOT NULL,
     at timestamptz NOT NULL, type text NOT NULL, actor text NOT NULL, role text NOT NULL, data jsonb NOT NULL,
     PRIMARY KEY (deal, revision))`,
] as const;
