import type { Transaction } from '../projector';
import { insertNew, update } from '../table/statements';
import type { SessionChange } from './changes';
import { sessionTable } from './tables';

const insertOpened = insertNew(sessionTable, { state: `'open'`, version: '-1', position: '-1' });

const openedRows = (changes: readonly SessionChange[]) =>
  changes.flatMap(({ id, competition, opened }) =>
    opened === null ? [] : [{ ...opened.data, id, competition, openedAt: opened.at, changedAt: opened.at }],
  );

// A batch that neither closed nor reopened it says nothing of its state.
const moveOn = update(
  sessionTable,
  ['id', 'version', 'position', 'changedAt', 'state'],
  `revision = new.revision, position = new.position, changed_at = new.changed_at,
   state = coalesce(new.state, session.state)`,
);

/** Writes a batch's changes: rows of new sessions, then what became of every session. */
export const applySessionChanges = async (
  tx: Transaction,
  changes: readonly SessionChange[],
): Promise<void> => {
  await insertOpened(tx, openedRows(changes));
  if ((await moveOn(tx, changes)) === changes.length) return;
  const names = changes.map(({ id }) => id).join(', ');
  throw new Error(`An event belongs to a session that was never opened (one of: ${names}).`);
};
