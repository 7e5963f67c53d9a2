import { standingsOf, type Award, type Entry, type RankedRow, type RankingMethod } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import { sessionAwardsOf, sessionRankingsOf } from './session-standing';

type EntrantRow = { readonly id: string; readonly entry: Entry; readonly withdrawn: boolean };
type AwardValues = {
  readonly deal: string;
  readonly side: string;
  readonly entry: string;
  readonly num: string;
  readonly den: string;
  readonly counts: Readonly<Record<string, number>> | null;
};

const dealAwardsOf = async (tx: Transaction, competition: string): Promise<readonly Award[]> => {
  const rows = await tx.rows<AwardValues>(
    'SELECT deal, side, entry, num, den, counts FROM award WHERE competition = $1 ORDER BY deal, side',
    [competition],
  );
  return rows.map(({ deal, side, entry, num, den, counts }) => ({
    deal,
    side,
    entry,
    value: { num: Number(num), den: Number(den) },
    ...(counts === null ? {} : { counts }),
  }));
};

const rankingOf = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
): Promise<readonly RankedRow[]> => {
  const entrants = await tx.rows<EntrantRow>(
    'SELECT id, entry, withdrawn FROM entrant WHERE competition = $1 ORDER BY id',
    [competition],
  );
  const awards = [...(await dealAwardsOf(tx, competition)), ...(await sessionAwardsOf(tx, competition))];
  const played = new Set(awards.map(({ entry }) => entry));
  // Who left before the first deal is not ranked; who played stays, because others were compared with them.
  const ranked = entrants.filter(({ id, withdrawn }) => !withdrawn || played.has(id));
  return standingsOf(
    method,
    ranked.map(({ entry }) => entry),
    awards,
    await sessionRankingsOf(tx, competition),
  );
};

const ROW = [
  'entry',
  'field',
  'rank',
  'tiedWith',
  'num',
  'den',
  'deals',
  'counts',
  'article',
  'reason',
  'position',
] as const;

/** Ranks one competition anew. Every row carries `position`, that of the last event that counted. */
export const replaceStanding = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
  position: bigint,
): Promise<void> => {
  const standing = await rankingOf(tx, competition, method);
  const rows = standing.map((row) => ({
    ...row,
    num: row.total.num,
    den: row.total.den,
    article: row.excluded?.article ?? null,
    reason: row.excluded?.reason ?? null,
    position,
  }));
  await tx.run('DELETE FROM standing WHERE competition = $1', [competition]);
  await tx.run(
    `INSERT INTO standing (competition, entry, field, rank, tied_with, total_num, total_den, deals, counts,
                           excluded_article, excluded_reason, position)
     SELECT $1, entry, field, rank, tied_with, num, den, deals, counts::jsonb, article, reason, position
       FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::int[], $9::text[],
                   $10::text[], $11::text[], $12::bigint[])
         AS row (entry, field, rank, tied_with, num, den, deals, counts, article, reason, position)`,
    [competition, ...columns(rows, ROW)],
  );
  await tx.run('UPDATE ranking SET position = $2 WHERE competition = $1', [competition, position.toString()]);
};
