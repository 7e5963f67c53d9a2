import type { Award, RankingMethod, ScoredDeal } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import type { Group } from './remember';

type FoundDeal = Omit<ScoredDeal, 'group'> & { readonly competition: string; readonly group_key: string };

const dealsOf = async (
  tx: Transaction,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, FoundDeal[]>> => {
  const rows = await tx.rows<FoundDeal>(
    `SELECT d.deal, d.competition, d.group_key, d.table_name AS "table", d.entries, d.scores, d.adjustments
       FROM unnest($1::text[], $2::text[]) AS g (competition, group_key)
       JOIN scored_deal d ON d.competition = g.competition AND d.group_key = g.group_key
      WHERE d.scores IS NOT NULL OR d.adjustments IS NOT NULL
      ORDER BY d.deal`,
    columns(groups, ['competition', 'group']),
  );
  return Map.groupBy(rows, (row) => `${row.competition}\n${row.group_key}`);
};

const awardsOf = (method: RankingMethod, group: string, deals: readonly FoundDeal[]): readonly Award[] =>
  method.awards(
    deals.map(({ deal, table, entries, scores, adjustments }) => ({
      deal,
      group,
      table,
      entries,
      scores,
      adjustments,
    })),
  );

/** Works out the awards of these comparison groups anew: old ones go, those of the method come. */
export const replaceAwards = async (
  tx: Transaction,
  groups: readonly Group[],
  methods: ReadonlyMap<string, RankingMethod>,
): Promise<void> => {
  if (groups.length === 0) return;
  const deals = await dealsOf(tx, groups);
  const rows = groups.flatMap(({ competition, group }) => {
    const method = methods.get(competition);
    if (method === undefined)
      throw new Error(`A deal belongs to the competition ${competition}, which was never opened.`);
    return awardsOf(method, group, deals.get(`${competition}\n${group}`) ?? []).map(
      ({ deal, side, entry, value, counts }) => ({
        deal,
        side,
        entry,
        competition,
        group,
        num: value.num,
        den: value.den,
        counts: counts ?? null,
      }),
    );
  });
  await tx.run(
    `DELETE FROM award USING unnest($1::text[], $2::text[]) AS g (competition, group_key)
      WHERE award.competition = g.competition AND award.group_key = g.group_key`,
    columns(groups, ['competition', 'group']),
  );
  await tx.run(
    `INSERT INTO award (deal, side, entry, competition, group_key, num, den, counts)
     SELECT deal, side, entry, competition, group_key, num, den, counts::jsonb
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
         AS new (deal, side, entry, competition, group_key, num, den, counts)`,
    columns(rows, ['deal', 'side', 'entry', 'competition', 'group', 'num', 'den', 'counts']),
  );
};
