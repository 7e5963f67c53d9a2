import { type Award, awardsOfGroup, type RankingMethod } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { type Raw, readerOf } from '../table/reader';
import { deleteFrom, given, insertInto, valuesOf } from '../table/statements';
import type { Group } from './remember';
import { scoredDealOf } from './scored-deal';
import { dealCounts } from './void-sessions';
import { awardTable, type ScoredDealRow, scoredDealTable } from './tables';

const GROUP = ['competition', 'groupKey'] as const;
const found = readerOf(scoredDealTable, { from: 'd' });
const DEALS = `
  SELECT ${found.columns}
    FROM ${given(scoredDealTable, GROUP, 'g')}
    JOIN scored_deal d ON d.competition = g.competition AND d.group_key = g.group_key
   WHERE (d.scores IS NOT NULL OR d.adjustments IS NOT NULL) AND NOT d.disputed AND ${dealCounts('d')}
   ORDER BY d.deal`;

const dealsOf = async (
  tx: Transaction,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, ScoredDealRow[]>> => {
  const rows = (await tx.rows<Raw>(DEALS, valuesOf(scoredDealTable, GROUP, groups))).map(found.row);
  return Map.groupBy(rows, (row) => `${row.competition}\n${row.groupKey}`);
};

const awardsOf = (method: RankingMethod, deals: readonly ScoredDealRow[]): readonly Award[] =>
  awardsOfGroup(method, deals.map(scoredDealOf));

const forgetAwards = deleteFrom(awardTable, GROUP);
const insertAwards = insertInto(awardTable);

/** Works out the awards of these comparison groups anew: old ones go, those of the method come. */
export const replaceAwards = async (
  tx: Transaction,
  groups: readonly Group[],
  methods: ReadonlyMap<string, RankingMethod>,
): Promise<void> => {
  if (groups.length === 0) return;
  const deals = await dealsOf(tx, groups);
  const rows = groups.flatMap(({ competition, groupKey }) => {
    const method = methods.get(competition);
    if (method === undefined)
      throw new Error(`A deal belongs to the competition ${competition}, which was never opened.`);
    return awardsOf(method, deals.get(`${competition}\n${groupKey}`) ?? []).map(
      ({ deal, side, entry, value, counts, basis }) => ({
        deal,
        side,
        entry,
        competition,
        groupKey,
        num: value.num,
        den: value.den,
        counts: counts ?? null,
        basis: basis ?? null,
      }),
    );
  });
  await forgetAwards(tx, groups);
  await insertAwards(tx, rows);
};
