import type { FederationRegion } from '../all-regions';

export type Branch<Region> = { readonly region: Region; readonly depth: number };

type Node = Pick<FederationRegion, 'id' | 'parent'>;

/**
 * Regions as a tree: each below the one that it is part of, in the order given. Those whose parent is not there stand at the top,
 * and so does one of a ring: two moves in the same instant can make one.
 */
export const regionTree = <Region extends Node>(regions: readonly Region[]): readonly Branch<Region>[] => {
  const ids = new Set(regions.map(({ id }) => id));
  const below = Map.groupBy(regions, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null));
  const shown = new Set<string>();
  const branch = (region: Region, depth: number): readonly Branch<Region>[] => {
    if (shown.has(region.id)) return [];
    shown.add(region.id);
    const parts = below.get(region.id) ?? [];
    return [{ region, depth }, ...parts.flatMap((part) => branch(part, depth + 1))];
  };
  return [...(below.get(null) ?? []), ...regions].flatMap((region) => branch(region, 0));
};

/** The region and all that lie below it: none of them can be what it is part of. */
export const withinRegion = (regions: readonly Node[], id: string): ReadonlySet<string> => {
  const within = new Set([id]);
  for (let before = 0; before !== within.size;) {
    before = within.size;
    for (const { id: each, parent } of regions) if (parent !== null && within.has(parent)) within.add(each);
  }
  return within;
};
