import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Because, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import type { MancheState, Table } from './state';

/** WB-3.p: a validated deal counts at once, under the place that it has; one that was recorded card by card stands for itself. */
const dealAwards = ({ manche, table, valid }: Table): SessionStanding['awards'] =>
  valid.flatMap(({ deal, points }) =>
    Object.entries(points).map(([entry, scored]) => ({
      key: `r${manche}-t${table}-b${deal}`,
      entry,
      value: exact(scored),
    })),
  );

/** WB-18.l: deducted once the manche is closed, each token by itself. */
const penaltyAwards = ({ manche, table, tokens, closed }: Table): SessionStanding['awards'] =>
  closed === null
    ? []
    : tokens.flatMap(({ entry, points }, at) =>
        points === 0 ? [] : [{ key: `penalty-${manche}-${table}-${at + 1}`, entry, value: exact(-points) }],
      );

/** WB-16-GAP-3, WB-16-GAP-5: deal points less penalties, of the manches that count. */
export const standing = ({ setup, tables, excluded }: MancheState): SessionStanding => {
  const counting = [...tables.values()].filter(({ manche }) => setup.counting.includes(manche));
  return {
    awards: counting.flatMap((own) => [...dealAwards(own), ...penaltyAwards(own)]),
    excluded: [...excluded].map(([entry, reason]) => ({ entry, article: 'WB-19.b', reason })),
    lots: {},
  };
};

export const becauseOf = ({ tables }: MancheState, key: string): Because | null => {
  const [, manche, table, number] = /^penalty-(\d+)-(.+)-(\d+)$/u.exec(key) ?? [];
  const token = tables.get(`${manche}|${table}`)?.tokens[Number(number) - 1];
  return token === undefined ? null : { article: 'WB-18.l', reason: token.reason };
};
