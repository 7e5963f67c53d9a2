import type { RecordedEvent } from '@arbitre/events';
import { standingsOf, type Award, type Entry, type RankedRow, type RankingMethod } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Transaction } from '../projector';
import { type SessionAward, sessionAwardsOf, sessionRankingsOf } from './session-standing';
import { type EventTops, topsOf } from './session-tops';

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

/** A row beside what it is measured by: the tops of all games, and of those that the entry played (SCR-TOUR-GAP-3, -7). */
type MeasuredRow = RankedRow & { readonly top: number | null; readonly playedTop: number | null };

const measured = (
  rows: readonly RankedRow[],
  awards: readonly SessionAward[],
  tops: EventTops | null,
): readonly MeasuredRow[] => {
  const sessions = Map.groupBy(awards, ({ entry }) => entry);
  return rows.map((row) => {
    if (tops === null) return { ...row, top: null, playedTop: null };
    const played = new Set((sessions.get(row.entry) ?? []).map(({ session }) => session));
    const playedTop = [...played].reduce((sum, session) => sum + (tops.bySession.get(session) ?? 0), 0);
    return { ...row, top: tops.all, playedTop };
  });
};

const rankingOf = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
): Promise<readonly MeasuredRow[]> => {
  const entrants = await tx.rows<EntrantRow>(
    'SELECT id, entry, withdrawn FROM entrant WHERE competition = $1 ORDER BY id',
    [competition],
  );
  const ofSessions = await sessionAwardsOf(tx, competition);
  const awards = [...(await dealAwardsOf(tx, competition)), ...ofSessions];
  const played = new Set(awards.map(({ entry }) => entry));
  // Who left before the first deal is not ranked; who played stays, because others were compared with them.
  const ranked = entrants.filter(({ id, withdrawn }) => !withdrawn || played.has(id));
  const rows = standingsOf(
    method,
    ranked.map(({ entry }) => entry),
    awards,
    await sessionRankingsOf(tx, competition),
  );
  return measured(rows, ofSessions, await topsOf(tx, competition));
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
  'top',
  'playedTop',
  'position',
] as const;

/** Ranks one competition anew. Every row carries the position of the last event that counted. */
export const replaceStanding = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
  { position, metadata }: RecordedEvent,
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
                           excluded_article, excluded_reason, top, played_top, position)
     SELECT $1, entry, field, rank, tied_with, num, den, deals, counts::jsonb, article, reason, top, played_top, position
       FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::int[], $9::text[],
                   $10::text[], $11::text[], $12::int[], $13::int[], $14::bigint[])
         AS row (entry, field, rank, tied_with, num, den, deals, counts, article, reason, top, played_top, position)`,
    [competition, ...columns(rows, ROW)],
  );
  await tx.run('UPDATE ranking SET position = $2, changed_at = $3 WHERE competition = $1', [
    competition,
    position.toString(),
    metadata.time,
  ]);
};
