import { closeFinish, rankingOf, type RankingToPublish, stateTold, tableTold } from '@arbitre/rules/leagues';
import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import type { Position } from '../recorded-event';
import type { EventStore } from '../store/contract';
import { type ToldDivision, toldOfDivision } from './division-told';
import { hashOfRanking } from './publication';

type Told = { readonly told: ToldDivision; readonly ranking: RankingToPublish };

const toldWithRanking = async (
  store: EventStore,
  division: string,
  then: Position | null,
): Promise<Told | null> => {
  const until = then ?? (await store.head());
  const told = await toldOfDivision(store, division, until === null ? null : { position: until });
  const table = told && tableTold(told);
  if (told === null || table === null) return null;
  const ranking = rankingOf(table);
  return { told, ranking: { ...ranking, asOf: told.position.toString(), hash: hashOfRanking(ranking) } };
};

/** The table as the log has it up to now, in all streams that count up to the same position; null where nobody opened it. */
export const rankingToPublish = async (
  store: EventStore,
  division: string,
  then: Position | null,
): Promise<RankingToPublish | null> => (await toldWithRanking(store, division, then))?.ranking ?? null;

/** What stands in the way of publishing the table of a division as it is now. */
export type StandsInTheWay = {
  /** It says something else than the newest published version. */
  readonly changed: boolean;
  /** How near the first two are where somebody has to look first; null where nobody has to. */
  readonly closeFinish: Exact | null;
  /** Who has looked at it as it is; null: nobody has; `''`: somebody without an account. */
  readonly checkedBy: string | null;
};

/** Null where there is nothing to publish. */
export const beforePublishing = async (
  store: EventStore,
  division: string,
): Promise<StandsInTheWay | null> => {
  const known = await toldWithRanking(store, division, null);
  if (known === null || known.ranking.rows.length === 0) return null;
  const { told, ranking } = known;
  const state = stateTold(told);
  const { checked, rankings } = state;
  return {
    changed: rankings.at(-1)?.hash !== ranking.hash,
    closeFinish: closeFinish(state, ranking),
    checkedBy: checked?.hash === ranking.hash ? (checked.by ?? '') : null,
  };
};
