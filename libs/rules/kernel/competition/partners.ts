import type { Award, RankingMethod, ScoredDeal } from './contract';

/**
 * What a method makes of one comparison group. Where two of a side are entries of their own, each has what their side has
 * (BD-L4-1, BD-L12C3), if the method ranks individuals.
 */
export const awardsOfGroup = (
  method: Pick<RankingMethod, 'awards' | 'individuals'>,
  group: readonly ScoredDeal[],
): readonly Award[] => {
  const awards = method.awards(group);
  if (method.individuals !== true || group.every(({ partners }) => partners === undefined)) return awards;
  const partnersIn = new Map(group.map(({ deal, partners }) => [deal, partners]));
  return awards.flatMap((award) => {
    const partner = partnersIn.get(award.deal)?.[award.side];
    return partner === undefined ? [award] : [award, { ...award, entry: partner }];
  });
};
