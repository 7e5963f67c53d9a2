import type { Award, Entry, RankingMethod, StandingRow } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Transaction } from '../projector';

type EntrantRow = { readonly id: string; readonly entry: Entry; readonly withdrawn: boolean };
type AwardValues = {
  readonly deal: string;
  readonly side: string;
  readonly entry: string;
  num: string;
  den: string;
};

const rankingOf = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
): Promise<readonly StandingRow[]> => {
  const entrants = await tx.rows<EntrantRow>(
    'SELECT id, entry, withdrawn FROM entrant WHERE competition = $1 ORDER BY id',
    [competition],
  );
  const rows = await tx.rows<AwardValues>(
    'SELECT deal, side, entry, num, den FROM award WHERE competition = $1 ORDER BY deal, side',
    [competition],
  );
  const awards: readonly Award[] = rows.map(({ deal, side, entry, num, den }) => ({
    deal,
    side,
    entry,
    value: { num: Number(num), den: Number(den) },
  }));
  const played = new Set(awards.map(({ entry }) => entry));
  // Who left before the first deal is not ranked; who played stays, because others were compared with them.
  const ranked = entrants.filter(({ id, withdrawn }) => !withdrawn || played.has(id));
  return method.standings(
    ranked.map(({ entry }) => entry),
    awards,
  );
};

/** Ranks one competition anew. Every row carries `position`, that of the last event that counted. */
export const replaceStanding = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
  position: bigint,
): Promise<void> => {
  const standing = await rankingOf(tx, competition, method);
  const rows = standing.map((row) => ({ ...row, num: row.total.num, den: row.total.den, position }));
  await tx.run('DELETE FROM standing WHERE competition = $1', [competition]);
  await tx.run(
    `INSERT INTO standing (competition, entry, field, rank, tied_with, total_num, total_den, deals, position)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::int[],
                              $9::bigint[])`,
    [
      competition,
      ...columns(rows, ['entry', 'field', 'rank', 'tiedWith', 'num', 'den', 'deals', 'position']),
    ],
  );
  await tx.run('UPDATE ranking SET position = $2 WHERE competition = $1', [competition, position.toString()]);
};
