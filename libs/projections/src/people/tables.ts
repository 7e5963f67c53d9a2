import { int, key, named, optional, otherwise, position, text, yesNo } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A region of the registry; `region` is what competitions call theirs. */
export const federationRegionTable = table(
  'federation_region',
  {
    id: key(text),
    name: text,
    /** The region that it is part of. */
    parent: optional(text),
    timeZone: text,
    version: named('revision', int),
    position,
  },
  { indexes: { federation_region_parent: ['parent'] } },
);
export type FederationRegionRow = RowOf<typeof federationRegionTable>;

export const clubTable = table('club', {
  number: key(text),
  name: text,
  version: named('revision', int),
  position,
});
export type ClubRow = RowOf<typeof clubTable>;

/** The regions of a club, each from a day on, up to and without `until`. */
export const clubRegionTable = table(
  'club_region',
  { club: key(text), since: key(text), region: text, until: optional(text) },
  { indexes: { club_region_clubs: ['region', 'club'] } },
);
export type ClubRegionRow = RowOf<typeof clubRegionTable>;

/** Who a member is stands here as in the log: sealed, and null once erased. */
export const memberTable = table('member', {
  licence: key(text),
  sealed: optional(text),
  /** The last year of the licence. */
  year: int,
  erased: otherwise(false, yesNo),
  version: named('revision', int),
  position,
});
export type MemberRow = RowOf<typeof memberTable>;

/** The clubs of a member, each from a day on, up to and without `until`. */
export const membershipTable = table(
  'membership',
  { licence: key(text), since: key(text), club: text, until: optional(text) },
  { indexes: { membership_members: ['club', 'licence'] } },
);
export type MembershipRow = RowOf<typeof membershipTable>;

/** The categories of a member, each from a day on, up to and without `until`. */
export const memberCategoryTable = table(
  'member_category',
  { licence: key(text), since: key(text), category: text, until: optional(text) },
  { indexes: { member_category_members: ['category', 'licence'] } },
);
export type MemberCategoryRow = RowOf<typeof memberCategoryTable>;

/** The years that a licence was issued or renewed for. */
export const licenceYearTable = table('licence_year', { licence: key(text), year: key(int) });

export const peopleTables = [
  federationRegionTable,
  clubTable,
  clubRegionTable,
  memberTable,
  membershipTable,
  memberCategoryTable,
  licenceYearTable,
];
