import type { RecordedEvent } from '@arbitre/events';
import {
  type Award,
  type Exact,
  methodExpecting,
  type RankedRow,
  type RankingMethod,
  standingsOf,
} from '@arbitre/rules';
import type { Transaction } from '../projector';
import { selectFrom } from '../table/reader';
import { insertInto, update } from '../table/statements';
import { type SessionAward, sessionAwardsOf, sessionRankingsOf } from './session-standing';
import { type EventTops, topsOf } from './session-tops';
import { rankedEntriesOf } from './entrants';
import { awardTable, type StandingRow, standingTable } from './tables';

const awards = selectFrom(
  awardTable,
  ['deal', 'side', 'entry', 'num', 'den', 'counts', 'basis'],
  'WHERE competition = $1 ORDER BY deal, side, entry',
);
const dealAwardsOf = async (tx: Transaction, competition: string): Promise<readonly Award[]> => {
  const rows = await awards(tx, [competition]);
  return rows.map(({ deal, side, entry, num, den, counts, basis }) => ({
    deal,
    side,
    entry,
    value: { num, den },
    ...(counts === null ? {} : { counts }),
    ...(basis === null ? {} : { basis }),
  }));
};

/** A row beside what it is measured by: the tops of all games, and of those that the entry played (SCR-TOUR-GAP-3, -7). */
type MeasuredRow = RankedRow & Pick<StandingRow, 'top' | 'playedTop'>;

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

const settle = update(
  awardTable,
  ['deal', 'side', 'entry', 'num', 'den', 'basis'],
  'num = new.num, den = new.den, basis = new.basis',
);

const isSame = (a: Exact | undefined, b: Exact | undefined): boolean =>
  a?.num === b?.num && a?.den === b?.den;

const isAsKept = (a: Award | undefined, b: Award): boolean =>
  a !== undefined &&
  isSame(a.value, b.value) &&
  isSame(a.basis?.counted, b.basis?.counted) &&
  a.basis?.top === b.basis?.top;

const keyOf = ({ deal, side, entry }: Award): string => `${deal}\n${side}\n${entry}`;

/** What boards are worth once all are known: rows whose worth changed with other boards are written again. */
const keepSettled = async (
  tx: Transaction,
  method: RankingMethod,
  given: readonly Award[],
): Promise<void> => {
  if (method.settled === undefined) return;
  const kept = new Map(given.map((award) => [keyOf(award), award]));
  const changed = method.settled(given).flatMap((award) => {
    const { deal, side, entry, value, basis = null } = award;
    const before = kept.get(keyOf(award));
    return before === undefined || isAsKept(before, award)
      ? []
      : [{ deal, side, entry, num: value.num, den: value.den, basis }];
  });
  if (changed.length > 0) await settle(tx, changed);
};

const rankingOf = async (
  tx: Transaction,
  competition: string,
  chosen: RankingMethod,
): Promise<readonly MeasuredRow[]> => {
  const { expected, ...standing } = await sessionRankingsOf(tx, competition);
  const method = methodExpecting(chosen, expected);
  const ofSessions = await sessionAwardsOf(tx, competition);
  const given = [...(await dealAwardsOf(tx, competition)), ...ofSessions];
  await keepSettled(tx, method, given);
  const entries = await rankedEntriesOf(tx, competition, given);
  const rows = standingsOf(method, entries, given, standing);
  return measured(rows, ofSessions, await topsOf(tx, competition));
};

const insertRows = insertInto(standingTable);

/** Ranks one competition anew. Every row carries the position of the last event that counted. */
export const replaceStanding = async (
  tx: Transaction,
  competition: string,
  method: RankingMethod,
  { position, metadata }: RecordedEvent,
): Promise<void> => {
  const standing = await rankingOf(tx, competition, method);
  const rows = standing.map(({ total, excluded, ...row }) => ({
    ...row,
    competition,
    totalNum: total.num,
    totalDen: total.den,
    excludedArticle: excluded?.article ?? null,
    excludedReason: excluded?.reason ?? null,
    position,
  }));
  await tx.run('DELETE FROM standing WHERE competition = $1', [competition]);
  await insertRows(tx, rows);
  await tx.run('UPDATE ranking SET position = $2, changed_at = $3 WHERE competition = $1', [
    competition,
    position.toString(),
    metadata.time,
  ]);
};
