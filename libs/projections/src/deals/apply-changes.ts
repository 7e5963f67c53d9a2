import type { Transaction } from '../projector';
import { selectFrom } from '../table/reader';
import { insertInto, insertNew, update } from '../table/statements';
import type { DealChange, DealChanges } from './changes';
import { lifeAfter, type ResultLife } from './said-of-result';
import { dealHistoryTable, dealTable } from './tables';
import { replaceTasks } from './tasks';

const insertOpened = insertNew(dealTable, { state: `'open'`, version: '-1', position: '-1' });

const openedRows = (changes: readonly DealChange[]) =>
  changes.flatMap(({ id, competition, opened }) =>
    opened === null
      ? []
      : [
          {
            ...opened.data,
            ...opened.data.place,
            id,
            competition,
            openedAt: opened.at,
            changedAt: opened.at,
          },
        ],
  );

const moveOn = update(
  dealTable,
  ['id', 'version', 'position', 'changedAt', 'notation', 'result', 'scores', 'adjustments', 'entered'],
  `revision = new.revision, position = new.position, changed_at = new.changed_at,
   notation = coalesce(new.notation, deal.notation), result = coalesce(new.result, deal.result),
   scores = coalesce(new.scores, deal.scores),
   adjustments = CASE WHEN new.adjustments IS NULL THEN deal.adjustments
                      ELSE coalesce(deal.adjustments, '{}') || new.adjustments END,
   entered = coalesce(new.entered, deal.entered),
   finality = CASE WHEN new.notation IS NULL THEN deal.finality ELSE 'entered' END,
   said = CASE WHEN new.notation IS NULL THEN deal.said END,
   state = CASE WHEN new.adjustments IS NOT NULL OR deal.adjustments IS NOT NULL THEN 'adjusted'
                WHEN new.notation IS NOT NULL OR deal.notation IS NOT NULL THEN 'scored'
                WHEN deal.state = 'unplayed' THEN 'unplayed' ELSE 'open' END`,
);

/** What a withdrawal leaves standing comes with it. */
const FORGET_RULINGS = 'UPDATE deal SET adjustments = NULL WHERE id = ANY ($1::text[])';

/** Nothing of a result that was taken away stays with its deal. */
const TAKE_AWAY = `UPDATE deal SET notation = NULL, result = NULL, scores = NULL, entered = NULL, finality = NULL, said = NULL,
  state = 'open' WHERE id = ANY ($1::text[])`;
const NOT_PLAYED = `UPDATE deal SET state = 'unplayed' WHERE id = ANY ($1::text[])`;
const seatAnew = update(dealTable, ['id', 'seating'], 'seating = new.seating');

const UNSCORED = { notation: null, result: null, scores: null };

const lives = selectFrom(dealTable, ['id', 'finality', 'said'], 'WHERE id = ANY ($1::text[])');
const sayOfResult = update(dealTable, ['id', 'finality', 'said'], 'finality = new.finality, said = new.said');
const UNKNOWN: ResultLife = { finality: null, said: null };

/** What was said of results, on what stood before; a result of the same batch has nothing said of it yet. */
const applyOnResults = async (tx: Transaction, deals: readonly DealChange[]): Promise<void> => {
  const spoken = deals.filter(({ onResult }) => onResult.length > 0);
  if (spoken.length === 0) return;
  const rows = await lives(tx, [spoken.map(({ id }) => id)]);
  const before = new Map(rows.map((row) => [row.id, row]));
  await sayOfResult(
    tx,
    spoken.map(({ id, onResult }) => ({
      id,
      ...onResult.reduce<ResultLife>(lifeAfter, before.get(id) ?? UNKNOWN),
    })),
  );
};

const insertHistory = insertInto(dealHistoryTable);

/** Writes a batch's changes: rows of new deals, then what became of every deal, then the history. */
export const applyDealChanges = async (tx: Transaction, { deals, history }: DealChanges): Promise<void> => {
  await insertOpened(tx, openedRows(deals));
  const ruledAnew = deals.flatMap(({ id, withdrawn }) => (withdrawn ? [id] : []));
  if (ruledAnew.length > 0) await tx.run(FORGET_RULINGS, [ruledAnew]);
  const gone = deals.flatMap(({ id, takenAway }) => (takenAway ? [id] : []));
  if (gone.length > 0) await tx.run(TAKE_AWAY, [gone]);
  await seatAnew(
    tx,
    deals.flatMap(({ id, seating }) => (seating === null ? [] : [{ id, seating }])),
  );
  const found = await moveOn(
    tx,
    deals.map((change) => ({ ...change, ...(change.score ?? UNSCORED) })),
  );
  if (found !== deals.length) {
    const names = deals.map(({ id }) => id).join(', ');
    throw new Error(`An event belongs to a deal that was never opened (one of: ${names}).`);
  }
  const unplayed = deals.flatMap(({ id, unplayed }) => (unplayed === true ? [id] : []));
  if (unplayed.length > 0) await tx.run(NOT_PLAYED, [unplayed]);
  await applyOnResults(tx, deals);
  await replaceTasks(
    tx,
    deals.map(({ id }) => id),
    gone,
  );
  await insertHistory(tx, history);
};
