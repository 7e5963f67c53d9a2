import {
  int,
  json,
  key,
  moment,
  named,
  oneOf,
  optional,
  otherwise,
  position,
  text,
  yesNo,
} from '../table/column';
import { type MatchedWords, PRIVACY, roles, type TemplateAbout } from '@arbitre/rules/federation';
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

/** What competitions of a region are opened with again and again. */
export const templateTable = table(
  'template',
  {
    /** `<region>.<template>` */
    id: key(text),
    region: text,
    name: text,
    about: json<TemplateAbout>(),
    position,
  },
  { indexes: { template_region: ['region', 'name'] } },
);
export type TemplateRow = RowOf<typeof templateTable>;

export const clubTable = table(
  'club',
  {
    number: key(text),
    name: text,
    /** The number that this one is read as; null while it stands for itself. */
    mergedInto: optional(text),
    /** The first day on which it is closed; null while nothing says that it closes. */
    closedOn: optional(text),
    version: named('revision', int),
    position,
  },
  { indexes: { club_aliases: ['mergedInto'] } },
);
export type ClubRow = RowOf<typeof clubTable>;

/** The regions of a club, each from a day on, up to and without `until`. */
export const clubRegionTable = table(
  'club_region',
  { club: key(text), since: key(text), region: text, until: optional(text) },
  { indexes: { club_region_clubs: ['region', 'club'] } },
);
export type ClubRegionRow = RowOf<typeof clubRegionTable>;

/** Who a member is stands here as in the log: sealed, and null once erased. A guest's `licence` is what he is called by. */
export const memberTable = table(
  'member',
  {
    licence: key(text),
    sealed: optional(text),
    /** The last year of the licence; null for a guest. */
    year: optional(int),
    /** How tables that everybody reads call the person. */
    privacy: otherwise('name', oneOf(...PRIVACY)),
    erased: otherwise(false, yesNo),
    /** The licence that this one is read as; null while it stands for itself. */
    mergedInto: optional(text),
    version: named('revision', int),
    position,
  },
  { indexes: { member_aliases: ['mergedInto'] } },
);
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

/** Two of a like name who are two people, the smaller licence first. */
export const toldApartTable = table('told_apart', { one: key(text), other: key(text) });

/**
 * What accounts were granted somewhere, each grant a row. A grant at an entry or a member says who somebody is, not what he is there
 * for: it has none.
 */
export const officialTable = table(
  'official',
  {
    account: key(text),
    grant: key(named('number', text)),
    role: oneOf(...roles),
    /** As it is written: `region:nord`. */
    scope: text,
    placeKind: oneOf('federation', 'region', 'club', 'competition'),
    /** A region or club as plain word, or the competition of a table or a session; empty: the federation. */
    place: text,
    since: text,
    until: optional(text),
    /** The day on which somebody ended it, UTC: on it, it holds no more. */
    endedOn: optional(text),
  },
  { indexes: { official_places: ['placeKind', 'place'] } },
);
export type OfficialRow = RowOf<typeof officialTable>;

/** A receipt: what was said of words that competitions and entries have for regions and clubs, and by whom. */
export const wordReceiptTable = table('word_receipt', {
  number: key(int),
  /** The account; `importer` for the command line. */
  by: text,
  at: moment,
  /** Competitions that it changed. */
  competitions: int,
  regions: json<MatchedWords['regions']>(),
  clubs: json<MatchedWords['clubs']>(),
  position,
});
export type WordReceiptRow = RowOf<typeof wordReceiptTable>;

/** The last word on each word: the region or club that it means, null where it is left as it is. */
export const knownWordTable = table('known_word', {
  kind: key(oneOf('region', 'club')),
  word: key(text),
  means: optional(text),
});

export const peopleTables = [
  federationRegionTable,
  templateTable,
  clubTable,
  clubRegionTable,
  memberTable,
  membershipTable,
  memberCategoryTable,
  licenceYearTable,
  toldApartTable,
  officialTable,
  wordReceiptTable,
  knownWordTable,
];
