import { id, int, json, key, moment, named, oneOf, position, says, text } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A session of a competition; the API gives these names to its fields. */
export const sessionTable = table(
  'session',
  {
    id: key(says('`<competition>.s<number>`', id)),
    competition: text,
    number: says('From 1: the `session` of its deals.', int),
    game: text,
    ruleset: text,
    setup: json<Readonly<Record<string, unknown>>>(),
    state: oneOf('open', 'closed'),
    /** Revision of the session's stream. */
    version: named('revision', says('Pass it as expectedVersion with the next write.', int)),
    position,
    openedAt: moment,
    changedAt: moment,
  },
  { unique: { session_order: ['competition', 'number'] } },
);
export type SessionRow = RowOf<typeof sessionTable>;
