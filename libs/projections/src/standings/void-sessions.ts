import { type RecordedEvent, sessionId } from '@arbitre/events';
import type { SessionVoided } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { deleteFrom, given, insertInto, valuesOf } from '../table/statements';
import type { Group } from './remember';
import { voidSessionTable } from './tables';

/** What a batch says last of whether a session counts. */
export type VoidChange = {
  readonly competition: string;
  readonly number: number;
  readonly session: string;
  readonly voided: boolean;
};

export type VoidChanges = Map<string, VoidChange>;

export const foldVoiding = (changes: VoidChanges, competition: string, event: RecordedEvent): void => {
  const { session: number } = event.data as SessionVoided['data'];
  const session = sessionId(competition, number);
  changes.set(session, { competition, number, session, voided: event.type === 'SessionVoided' });
};

const PLACE = ['competition', 'number'] as const;
const keepOut = insertInto(voidSessionTable, 'keep');
const letIn = deleteFrom(voidSessionTable, PLACE);
const GROUPS = `
  SELECT DISTINCT d.competition, d.group_key AS "groupKey"
    FROM ${given(voidSessionTable, PLACE, 'v')}
    JOIN scored_deal d ON d.competition = v.competition AND d.group_key LIKE 's' || v.number || '-b%'`;

/** Writes down which sessions count; gives the comparison groups of those that changed. */
export const rememberVoiding = async (tx: Transaction, changes: VoidChanges): Promise<readonly Group[]> => {
  const all = [...changes.values()];
  if (all.length === 0) return [];
  await keepOut(
    tx,
    all.filter(({ voided }) => voided),
  );
  await letIn(
    tx,
    all.filter(({ voided }) => !voided),
  );
  return tx.rows<Group>(GROUPS, valuesOf(voidSessionTable, PLACE, all));
};

/** SQL: the deals of that table, or alias, are of a session that counts. */
export const dealCounts = (deals: string): string =>
  `NOT EXISTS (SELECT FROM void_session v
     WHERE v.competition = ${deals}.competition AND ${deals}.group_key LIKE 's' || v.number || '-b%')`;

/** SQL: so is what lies in a table that names its session. */
export const sessionCounts = (table: string): string =>
  `NOT EXISTS (SELECT FROM void_session v WHERE v.competition = ${table}.competition AND v.session = ${table}.session)`;
