import type { Penalty } from '../deal/contract';
import type { SessionAward } from '../session/contract';
import type { RankingMethod } from './contract';
import { fromPercent, negate } from './exact';

/** What a penalty costs unless the arbiter says otherwise: a quarter of a top, 3 IMPs, 1 point (BD-L90-GAP-1). */
export const standardPenalty = ({ unit }: Pick<RankingMethod, 'unit'>): number =>
  ({ percent: 25, imp: 3, point: 1 })[unit];

/** A deal's session, and its place within it: `c.s1` and `r2-tA-b3` of `c.s1-r2-tA-b3`. */
const cut = (deal: string): readonly [session: string, place: string] => {
  const at = deal.indexOf('-', deal.indexOf('.'));
  return [deal.slice(0, at), deal.slice(at + 1)];
};

type PenaltyAward = SessionAward & { readonly session: string };

/** What the penalties of a ruling take off the totals of their entries, each under a key of its own of the session; warnings cost nothing. */
export const penaltyAwards = (
  deal: string,
  ruling: string,
  penalties: readonly Penalty[],
): readonly PenaltyAward[] => {
  const [session, place] = cut(deal);
  return penalties.flatMap(({ entry, kind, size }) =>
    size === undefined
      ? []
      : [{ session, key: `${kind}-${place}-${ruling}`, entry, value: negate(fromPercent(size)) }],
  );
};

/** The ruling that such a key of a session comes from; null for any other key. */
export const rulingOfPenalty = (
  session: string,
  key: string,
): { readonly deal: string; readonly ruling: string } | null => {
  const [, place, ruling] = /^[a-z]+-(r\d+-t.+-b\d+)-(r\d+)$/.exec(key) ?? [];
  return place === undefined || ruling === undefined ? null : { deal: `${session}-${place}`, ruling };
};
