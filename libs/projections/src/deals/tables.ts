import { type Adjustment, type Facts, FINALITIES, type Seating } from '@arbitre/rules';
import type { SaidOfResult } from './said-of-result';
import { id, int, json, key, moment, named, oneOf, optional, position, says, text } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A deal and its result as it stands; the API gives these names to its fields. */
export const dealTable = table(
  'deal',
  {
    id: key(id),
    competition: text,
    session: int,
    round: int,
    table: named('table_name', text),
    board: int,
    game: text,
    ruleset: text,
    policy: says('`enforced` refuses illegal acts, `observed` records them.', text),
    grain: says('`full`: calls and cards; `result`: a score sheet.', text),
    setup: json<Readonly<Record<string, unknown>>>(),
    /** Entry by seat. */
    seating: json<Seating>(),
    /** `unplayed`: there is no result to wait for. */
    state: oneOf('open', 'scored', 'adjusted', 'unplayed'),
    /** Null until scored. */
    notation: optional(says('The score sheet’s short form (`4SXN-1`).', text)),
    result: optional(json<Readonly<Record<string, unknown>>>()),
    /** Points by side, null until scored. */
    scores: optional(json<Readonly<Record<string, number>>>()),
    /** What rulings gave each side, null where none did. */
    adjustments: optional(json<Readonly<Record<string, Adjustment>>>()),
    /** Null until scored. */
    finality: optional(
      says(
        'Entered by one hand; verified by every side from its own view; disputed: it counts for nobody until that is settled.',
        oneOf(...FINALITIES),
      ),
    ),
    /** Who entered or corrected it last; null until scored. */
    entered: optional(json<Entered>()),
    /** What the sides and those who judge have said of the result that stands; null where nobody has. */
    said: optional(json<SaidOfResult>()),
    /** Revision of the deal's stream. */
    version: named('revision', says('Pass it as expectedVersion with the next write.', int)),
    position,
    openedAt: moment,
    changedAt: moment,
  },
  {
    indexes: { deal_order: ['competition', 'session', 'board', 'round', 'table', 'id'] },
    // The deals of an entry: whoever asks for them says exactly this expression.
    expressions: { deal_entries: `gin (jsonb_path_query_array(seating, '$.*') jsonb_path_ops)` },
  },
);
/** Who entered the result that stands, in which role, and when. */
export type Entered = { readonly actor: string; readonly role: string; readonly at: string };
export type DealRow = RowOf<typeof dealTable>;

/** One line of what happened to a deal's result, and who did it. */
export const dealHistoryTable = table('deal_history', {
  deal: key(text),
  revision: key(int),
  competition: text,
  position,
  at: moment,
  /** The event's type: `DealOpened`, `DealScored`, `ResultCorrected`, `RulingGiven`, ... */
  type: text,
  actor: says('The account, never a name.', text),
  role: text,
  data: json<unknown>(),
});
export type DealHistoryRow = RowOf<typeof dealHistoryTable>;

/** Something about a result that a person has to look at; it goes when it is settled. */
export const resultTaskTable = table(
  'result_task',
  {
    deal: key(text),
    kind: key(
      says('`disputed`, `passes-differ`, `one-hand`, or what the game holds improbable (`same-suit`).', text),
    ),
    competition: text,
    session: int,
    round: int,
    table: named('table_name', text),
    board: int,
    facts: json<Facts>(),
    since: says('When its deal changed last.', moment),
    position,
  },
  { indexes: { result_task_order: ['competition', 'session', 'board', 'round', 'table', 'kind'] } },
);
export type ResultTaskRow = RowOf<typeof resultTaskTable>;

export const dealTables = [dealTable, dealHistoryTable, resultTaskTable];
