/** The version of the file's layout; a file of another version is refused. */
export const FORMAT = 1;

/** Marks the file as an event store of ours (SQLite's application id). */
export const APPLICATION_ID = 0x41726245;

/**
 * The log is one table in commit order. A position is where the event's record would end in a log of bytes: sparse and growing.
 * A stream's last revision and its metadata are read from its events, never kept beside them, so they cannot disagree.
 */
export const SCHEMA = `
  CREATE TABLE stream (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event_type (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL,
    json INTEGER NOT NULL,
    created INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    id BLOB NOT NULL,
    metadata BLOB NOT NULL,
    data BLOB NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX event_in_stream ON event (stream, revision);
  CREATE INDEX event_by_id ON event (stream, id);
  CREATE TABLE consumer_group (
    stream TEXT NOT NULL, name TEXT NOT NULL, settings TEXT NOT NULL, checkpoint TEXT,
    PRIMARY KEY (stream, name)
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FORMAT};
`;

/** What a row of the log says of its event. `created` counts microseconds since 1970. */
export interface EventHead {
  readonly position: number;
  readonly stream: number;
  readonly revision: number;
  readonly type: number;
  readonly json: number;
  readonly created: number;
  readonly checksum: number;
}

/** One row of the log. */
export interface EventRow extends EventHead {
  readonly id: Uint8Array;
  readonly metadata: Uint8Array;
  readonly data: Uint8Array;
}

/** Bytes that a record takes beside its content: what keeps positions sparse. */
export const RECORD_OVERHEAD = 64;

/** How far an event's position is from the one before it: the same for ever, since `verify` counts by it. */
export const recordSize = (
  stream: string,
  type: string,
  { metadata, data }: Pick<EventRow, 'metadata' | 'data'>,
): number => RECORD_OVERHEAD + stream.length + type.length + metadata.length + data.length;
