import type { Contributions } from './contributions';

/** Regions whose phase is not closed: what is ranked over them is provisional. */
export const openRegions = ({ regions = [] }: Contributions): ReadonlySet<string> =>
  new Set(regions.filter(({ closed }) => !closed).map(({ region }) => region));
