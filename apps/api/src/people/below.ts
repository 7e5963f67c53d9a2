/** SQL: the ids of the regions `:within` and of all below them. */
export const BELOW = `WITH RECURSIVE below (id) AS (
  SELECT id FROM read.federation_region WHERE id = ANY(:within)
  UNION SELECT region.id FROM read.federation_region AS region JOIN below ON region.parent = below.id
) SELECT id FROM below`;
