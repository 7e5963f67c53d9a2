import {
  type Exact,
  type Exclusion,
  type Penalty,
  penaltyAwards,
  type SessionScored,
  type SessionStanding,
} from '@arbitre/rules';

/** The last word of a batch on one award of a session; `value` null: it counts no more. */
export type SessionAwardChange = {
  readonly session: string;
  readonly competition: string;
  readonly key: string;
  readonly entry: string;
  readonly value: Exact | null;
  readonly counts: Readonly<Record<string, number>> | null;
};

/** Who a session takes out, and its lots; null where the batch did not say. */
export type SessionRankingChange = {
  readonly session: string;
  readonly competition: string;
  excluded: readonly Exclusion[] | null;
  lots: SessionStanding['lots'] | null;
  expected: number | null;
};

export type SessionChanges = {
  readonly awards: Map<string, SessionAwardChange>;
  readonly rankings: Map<string, SessionRankingChange>;
};

export const sessionChanges = (): SessionChanges => ({ awards: new Map(), rankings: new Map() });

/** Folds one milestone of a session (`session`: its whole id) into what the batch comes to. */
export const foldSessionScored = (
  changes: SessionChanges,
  competition: string,
  session: string,
  { awards, withdrawn = [], excluded, lots, expected }: SessionScored['data'],
): void => {
  const set = (change: Omit<SessionAwardChange, 'session' | 'competition'>): void => {
    const { key, entry } = change;
    changes.awards.set(`${session}\n${key}\n${entry}`, { session, competition, ...change });
  };
  for (const { key, entry } of withdrawn) set({ key, entry, value: null, counts: null });
  for (const { key, entry, value, counts } of awards) set({ key, entry, value, counts: counts ?? null });
  if (excluded === undefined && lots === undefined && expected === undefined) return;
  const ranking = changes.rankings.get(session) ?? {
    ...{ session, competition, excluded: null, lots: null, expected: null },
  };
  changes.rankings.set(session, ranking);
  ranking.excluded = excluded ?? ranking.excluded;
  ranking.lots = lots ?? ranking.lots;
  ranking.expected = expected ?? ranking.expected;
};

/** The penalties of a ruling on a deal; `counting`: whether they count from now on, or fell with it. */
export const foldPenalties = (
  changes: SessionChanges,
  competition: string,
  {
    deal,
    ruling,
    penalties = [],
  }: { deal: string; ruling?: string | undefined; penalties?: readonly Penalty[] | undefined },
  counting: boolean,
): void => {
  for (const { session, key, entry, value } of penaltyAwards(deal, ruling ?? '', penalties))
    changes.awards.set(`${session}\n${key}\n${entry}`, {
      ...{ session, competition, key, entry, counts: null },
      value: counting ? value : null,
    });
};
