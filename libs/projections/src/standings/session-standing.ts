import { awardOfSession, type Award, type SessionStanding } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { selectFrom } from '../table/reader';
import type { RowOf } from '../table/table';
import { sessionCounts } from './void-sessions';
import { sessionAwardTable, sessionRankingTable } from './tables';

/** An award of a session, which it names. */
export type SessionAward = Award & { readonly session: string };

const countingAwards = selectFrom(
  sessionAwardTable,
  ['session', 'key', 'entry', 'num', 'den', 'counts'],
  `WHERE competition = $1 AND ${sessionCounts('session_award')} AND NOT EXISTS (
     SELECT FROM scored_deal WHERE deal = session_award.session || '-' || session_award.key
        AND (scores IS NOT NULL OR adjustments IS NOT NULL))
   ORDER BY session, key, entry`,
);

/**
 * What the sessions of a competition give its ranking. An award under the place of a deal stands in for that deal: it is
 * left out once the deal has a score or a ruling of its own.
 */
export const sessionAwardsOf = async (
  tx: Transaction,
  competition: string,
): Promise<readonly SessionAward[]> => {
  const rows = await countingAwards(tx, [competition]);
  return rows.map(({ session, num, den, counts, ...award }) => ({
    ...awardOfSession(session, {
      ...award,
      value: { num, den },
      ...(counts === null ? {} : { counts }),
    }),
    session,
  }));
};

type SessionRanking = Pick<RowOf<typeof sessionRankingTable>, 'excluded' | 'lots'> & {
  /** Results that the boards of a session are to have, by session. */
  readonly expected: Readonly<Record<string, number>>;
};

const rankings = selectFrom(
  sessionRankingTable,
  ['session', 'excluded', 'lots', 'expected'],
  `WHERE competition = $1 AND ${sessionCounts('session_ranking')} ORDER BY length(session), session`,
);

/**
 * Who is out by any session of a competition; of several lots of one entry that of the last session counts.
 * @param without a session that is passed over
 */
export const sessionRankingsOf = async (
  tx: Transaction,
  competition: string,
  without: string | null = null,
): Promise<SessionRanking> => {
  const rows = (await rankings(tx, [competition])).filter(({ session }) => session !== without);
  return {
    excluded: rows.flatMap(({ excluded }) => excluded),
    lots: Object.assign({}, ...rows.map(({ lots }) => lots)) as SessionStanding['lots'],
    expected: Object.fromEntries(
      rows.flatMap(({ session, expected }) => (expected === null ? [] : [[session, expected]])),
    ),
  };
};
