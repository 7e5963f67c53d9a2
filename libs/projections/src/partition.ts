/**
 * The partition (0 to `count` - 1) that a competition's events go through: FNV-1a over its id. All events of one
 * competition share a partition, so they are applied in order.
 */
export const partitionOf = (competition: string, count: number): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < competition.length; i++) {
    hash = Math.imul(hash ^ competition.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash % count;
};
