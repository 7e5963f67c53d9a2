import { allGames, type BoardResult, gameOf, type Improbability } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { type Raw, readerOf } from '../table/reader';
import { insertInto } from '../table/statements';
import type { SaidOfResult } from './said-of-result';
import { type DealRow, dealTable, type ResultTaskRow, resultTaskTable } from './tables';

/** Two sides that one hand confirms within so short a time have hardly both looked. */
const ONE_HAND_MS = 5_000;

const found = readerOf(dealTable, { from: 'd' });
/** The deals of the boards that these deals belong to, as far as those have or had a result or something was to be done about them. */
const BOARDS = `
  SELECT ${found.columns} FROM deal d
    JOIN (SELECT DISTINCT competition, session, board FROM deal o
           WHERE id = ANY ($1::text[])
             AND (scores IS NOT NULL OR id = ANY ($2::text[]) OR EXISTS (SELECT FROM result_task t WHERE t.deal = o.id))) b
      ON b.competition = d.competition AND b.session = d.session AND b.board = d.board
   ORDER BY d.id`;

type Task = Pick<ResultTaskRow, 'kind' | 'facts'>;

/** Both sides of a result confirmed by one account or code, one right after the other. */
const byOneHand = ({ confirmed }: SaidOfResult): boolean => {
  const sides = Object.values(confirmed).filter(({ as }) => as === 'side');
  return sides.some((one, at) =>
    sides
      .slice(at + 1)
      .some(
        (other) =>
          one.actor === other.actor && Math.abs(Date.parse(one.at) - Date.parse(other.at)) < ONE_HAND_MS,
      ),
  );
};

/** What the sides and the second pass leave to do. */
const ofSaid = ({ notation, said }: DealRow): readonly Task[] => {
  if (said === null) return [];
  const result = notation ?? '';
  const { dispute, repeated, upheld } = said;
  if (dispute !== null)
    return [
      {
        kind: 'disputed',
        facts: { result, side: dispute.by, says: dispute.says ?? '?', reason: dispute.reason ?? '' },
      },
    ];
  if (upheld !== null) return [];
  return [
    ...(repeated !== null && !repeated.agrees
      ? [{ kind: 'passes-differ', facts: { result, says: repeated.says } }]
      : []),
    ...(byOneHand(said) ? [{ kind: 'one-hand', facts: { result } }] : []),
  ];
};

/** A result as a game compares it with others of its board; null where there is none. */
export const boardResultOf = ({ id, notation, result, scores, setup }: DealRow): BoardResult | null =>
  notation === null || result === null || scores === null
    ? null
    : { deal: id, notation, result, scores, setup };

/** What the game holds improbable of the results of one board. */
const improbable = (deals: readonly DealRow[]): readonly Improbability[] => {
  const [first] = deals;
  const rules = first === undefined ? null : (allGames.manifestOf(first.game)?.play?.improbable ?? null);
  if (rules === null) return [];
  return rules.find(deals.flatMap((deal) => boardResultOf(deal) ?? []));
};

/** A result that somebody answers for, or that a ruling replaced, looks improbable to nobody any more. */
export const isLookedAt = ({ said, adjustments }: DealRow): boolean =>
  (said?.upheld ?? null) !== null || adjustments !== null;

const tasksOf = (deals: readonly DealRow[]): ReadonlyMap<string, readonly Task[]> => {
  const boards = Map.groupBy(
    deals,
    ({ session, board, competition }) => `${competition} ${session} ${board}`,
  );
  const odd = Map.groupBy([...boards.values()].flatMap(improbable), ({ deal }) => deal);
  return new Map(
    deals.map((deal) => [deal.id, [...ofSaid(deal), ...(isLookedAt(deal) ? [] : (odd.get(deal.id) ?? []))]]),
  );
};

const insertTasks = insertInto(resultTaskTable);

/** Works out what is to be done about the results of these deals' boards: since its deal changed last, however batches were cut. */
export const replaceTasks = async (
  tx: Transaction,
  changed: readonly string[],
  takenAway: readonly string[],
): Promise<void> => {
  if (changed.length === 0) return;
  const rows = (await tx.rows<Raw>(BOARDS, [changed, takenAway])).map(found.row);
  if (rows.length === 0) return;
  const deals = rows.filter(({ ruleset, scores }) => scores !== null && gameOf(ruleset) !== null);
  const tasks = tasksOf(deals);
  await tx.run('DELETE FROM result_task WHERE deal = ANY ($1::text[])', [rows.map(({ id }) => id)]);
  await insertTasks(
    tx,
    deals.flatMap((deal) =>
      (tasks.get(deal.id) ?? []).map(({ kind, facts }) => {
        const { competition, session, round, table, board, position, changedAt } = deal;
        return {
          ...{ deal: deal.id, kind, competition, session, round, table, board, facts, position },
          since: changedAt.toISOString(),
        };
      }),
    ),
  );
};
