import { int, json, key, moment, named, oneOf, position, text } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A session of a competition; the API gives these names to its fields. */
export const sessionTable = table(
  'session',
  {
    /** `<competition>.s<number>`. */
    id: key(text),
    competition: text,
    number: int,
    game: text,
    ruleset: text,
    setup: json<Readonly<Record<string, unknown>>>(),
    state: oneOf('open', 'closed'),
    /** Revision of the session's stream: the `expectedVersion` of the next write. */
    version: named('revision', int),
    position,
    openedAt: moment,
    changedAt: moment,
  },
  { unique: { session_order: ['competition', 'number'] } },
);
export type SessionRow = RowOf<typeof sessionTable>;
