import { asOf } from '@arbitre/rules/kernel/competition/publication';
import { exact } from '@arbitre/rules/kernel/competition/ranked-fields';
import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, notation, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { entryId, regionId } from '../fields';
import { OUTCOMES, UNRANKED } from '../table/row';

// The table of a division as it was given out. Its lines and columns are not in it: the rules and what counts as of its position give them again.

const publishedLeagueRow = object({
  entry: entryId,
  group: optional(
    text('The group, or phase and region, within which it is ranked; left out: one table', 200),
  ),
  rank: integer(1, 1_000_000, 'Its rank'),
  tiedWith: integer(0, 1_000_000, 'How many others share the rank'),
  unranked: optional(oneOf(UNRANKED, 'Why it is listed behind those that are ranked')),
  total: exact,
  decidedBy: text('The criterion that decided its place', 60),
  provisional: yesOrNo('Whether its region is open, or something that counts for it is not official yet'),
  outcome: oneOf(OUTCOMES),
});
export type PublishedLeagueRow = ValueOf<typeof publishedLeagueRow>;

/** What is published of a table, as of the last event that counts in it. */
export const rankingFields = {
  asOf,
  rulesVersion: integer(1, 10_000, 'Version of the rules by which it was ranked'),
  finality: oneOf(
    ['provisional', 'official'],
    'Official when every region is closed and no row is provisional',
  ),
  provisionalRegions: list(regionId, { most: 1000 }, 'Regions whose phase is open'),
  rows: list(publishedLeagueRow, {}, 'In the order of the table'),
  hash: notation(
    'SHA-256 in hexadecimal',
    '^[0-9a-f]{64}$',
    'SHA-256 of the canonical JSON of all that it says',
  ),
};

export const divisionRankingPublished = {
  number: integer(1, 9_999, 'Its version, from 1'),
  ...rankingFields,
  reason: optional(lines('Why, where a version follows another', 2000)),
};
