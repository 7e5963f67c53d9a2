import { awardOfSession, type Award, type Exclusion, type SessionStanding } from '@arbitre/rules';
import type { Transaction } from '../projector';

type AwardRow = {
  readonly session: string;
  readonly key: string;
  readonly entry: string;
  readonly num: string;
  readonly den: string;
  readonly counts: Readonly<Record<string, number>> | null;
};

/** An award of a session, which it names. */
export type SessionAward = Award & { readonly session: string };

/**
 * What the sessions of a competition give its ranking. An award under the place of a deal stands in for that deal: it is
 * left out once the deal has a score or a ruling of its own.
 */
export const sessionAwardsOf = async (
  tx: Transaction,
  competition: string,
): Promise<readonly SessionAward[]> => {
  const rows = await tx.rows<AwardRow>(
    `SELECT session, key, entry, num, den, counts FROM session_award AS own
      WHERE competition = $1 AND NOT EXISTS (
        SELECT FROM scored_deal WHERE deal = own.session || '-' || own.key
           AND (scores IS NOT NULL OR adjustments IS NOT NULL))
      ORDER BY session, key, entry`,
    [competition],
  );
  return rows.map(({ session, num, den, counts, ...award }) => ({
    ...awardOfSession(session, {
      ...award,
      value: { num: Number(num), den: Number(den) },
      ...(counts === null ? {} : { counts }),
    }),
    session,
  }));
};

type RankingRow = { readonly excluded: readonly Exclusion[]; readonly lots: SessionStanding['lots'] };

/** Who is out by any session of a competition; of several lots of one entry that of the last session counts. */
export const sessionRankingsOf = async (tx: Transaction, competition: string): Promise<RankingRow> => {
  const rows = await tx.rows<RankingRow>(
    `SELECT excluded, lots FROM session_ranking WHERE competition = $1 ORDER BY length(session), session`,
    [competition],
  );
  return {
    excluded: rows.flatMap(({ excluded }) => excluded),
    lots: Object.assign({}, ...rows.map(({ lots }) => lots)) as SessionStanding['lots'],
  };
};
