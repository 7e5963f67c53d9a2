import type { Personal, Privacy } from '@arbitre/rules/federation';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { inventedClub, inventedNames } from './invented-names';

/** A federation of nobody, drawn from a seed. */
export type DrawnFederation = {
  /** Those that are part of others after them. */
  readonly regions: readonly {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly parent?: string;
  }[];
  readonly clubs: readonly DrawnClub[];
  readonly members: readonly DrawnMember[];
  readonly transfers: readonly { readonly licence: string; readonly club: string; readonly from: string }[];
  readonly renewals: readonly { readonly licence: string; readonly year: number }[];
  readonly merges: readonly { readonly licence: string; readonly into: string }[];
  readonly officials: readonly DrawnOfficial[];
};

export type DrawnClub = {
  readonly number: string;
  readonly name: string;
  readonly region: string;
  readonly from: string;
};

export type DrawnMember = Personal & {
  readonly licence: string;
  readonly category: string;
  readonly year: number;
  readonly club: string;
  readonly from: string;
  readonly privacy: Privacy;
};

/** Accounts that nobody was invited to yet, with what they are granted. */
export type DrawnOfficial = {
  readonly signIn: string;
  readonly name: string;
  readonly role: 'staff' | 'organiser' | 'director' | 'arbiter' | 'auditor';
  readonly scope: string;
};

const NATIONAL = { id: 'france', name: 'France', timeZone: 'Europe/Paris' };
const REGIONS = [
  { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' },
  { id: 'sud', name: 'Sud', timeZone: 'Europe/Paris' },
  { id: 'antilles', name: 'Antilles', timeZone: 'America/Guadeloupe' },
  { id: 'ocean-indien', name: 'Océan Indien', timeZone: 'Indian/Reunion' },
  { id: 'centre', name: 'Centre', timeZone: 'Europe/Paris' },
  { id: 'ouest', name: 'Ouest', timeZone: 'Europe/Paris' },
  { id: 'est', name: 'Est', timeZone: 'Europe/Paris' },
  { id: 'guyane', name: 'Guyane', timeZone: 'America/Cayenne' },
  { id: 'pacifique', name: 'Pacifique', timeZone: 'Pacific/Noumea' },
  { id: 'alpes', name: 'Alpes', timeZone: 'Europe/Paris' },
  { id: 'littoral', name: 'Littoral', timeZone: 'Europe/Paris' },
  { id: 'plateaux', name: 'Plateaux', timeZone: 'Europe/Paris' },
];
export const MOST_REGIONS = REGIONS.length;
const CLUBS_OF_A_REGION = 6;
const FOUNDED = '2005-09-01';

/** How large a federation is drawn. */
export type FederationSize = {
  /** Regions below the national one. */
  readonly regions: number;
  readonly members: number;
};

/** The demo's. */
export const DEMO_FEDERATION: FederationSize = { regions: 4, members: 400 };

const clubsIn = (regions: number): readonly DrawnClub[] =>
  REGIONS.slice(0, regions).flatMap(({ id: region }, at) =>
    Array.from({ length: CLUBS_OF_A_REGION }, (_, index) => ({
      ...{ number: `D${at + 1}0${index + 1}`, name: inventedClub(at * CLUBS_OF_A_REGION + index) },
      ...{ region, from: FOUNDED },
    })),
  );

const licenceOf = (index: number): string => `D${String(index + 1).padStart(5, '0')}`;
const two = (number: number): string => String(number).padStart(2, '0');

const categoryOf = (born: number): string => (born >= 2004 ? 'junior' : born < 1965 ? 'vétéran' : 'senior');

/** Most are called by their names. */
const privacyOf = (index: number): Privacy =>
  index % 20 === 7 ? 'initials' : index % 50 === 13 ? 'licence' : 'name';

/** Two licences of one person, who are merged, and two of whom nobody has said whether they are one. */
const copiesIn = (members: number): ReadonlyMap<number, number> =>
  new Map([
    [members - 3, members - 4],
    [members - 1, members - 2],
  ]);

const officials: readonly DrawnOfficial[] = [
  { signIn: 'ligue-nord', name: 'Ligue du Nord', role: 'staff', scope: 'region:nord' },
  { signIn: 'ligue-sud', name: 'Ligue du Sud', role: 'staff', scope: 'region:sud' },
  { signIn: 'ligue-antilles', name: 'Ligue des Antilles', role: 'organiser', scope: 'region:antilles' },
  { signIn: 'direction-nord', name: 'Direction des tournois', role: 'director', scope: 'region:nord' },
  { signIn: 'arbitrage', name: 'Corps arbitral', role: 'arbiter', scope: 'region:france' },
  { signIn: 'commissaire', name: 'Commissaire aux scores', role: 'auditor', scope: 'federation' },
];

/** A national region with others below it, six clubs in each, members in all of them. The same seed and size give the same. */
export const drawFederation = (
  seed: number,
  { regions, members: count }: FederationSize = DEMO_FEDERATION,
): DrawnFederation => {
  const clubs = clubsIn(regions);
  const clubAt = (index: number): string => clubs[index % clubs.length]?.number ?? '';
  const copies = copiesIn(count);
  const known = new Set([NATIONAL.id, ...REGIONS.slice(0, regions).map(({ id }) => id)]);
  const random = seeded(seed);
  const name = inventedNames(random);
  const members: DrawnMember[] = [];
  for (let index = 0; index < count; index++) {
    const born = 1938 + random(70);
    const birthDate = `${born}-${two(1 + random(12))}-${two(1 + random(28))}`;
    const drawn = { ...name(), birthDate };
    const twin = members[copies.get(index) ?? -1] ?? drawn;
    members.push({
      ...{ familyName: twin.familyName, givenName: twin.givenName, birthDate: twin.birthDate ?? birthDate },
      ...{ licence: licenceOf(index), category: categoryOf(born), year: 2026, club: clubAt(index) },
      ...{ from: `${Math.max(2006, born + 9 + random(10))}-09-01`, privacy: privacyOf(index) },
    });
  }
  return {
    regions: [NATIONAL, ...REGIONS.slice(0, regions).map((region) => ({ ...region, parent: NATIONAL.id }))],
    clubs,
    members,
    transfers: [3, 31, 59, 87, 115].map((index) => ({
      ...{ licence: licenceOf(index), club: clubAt(index + 1), from: '2026-09-01' },
    })),
    renewals: members.filter((_, index) => index % 12 === 0).map(({ licence }) => ({ licence, year: 2027 })),
    merges: [{ licence: licenceOf(count - 3), into: licenceOf(count - 4) }],
    officials: officials.filter(
      ({ scope }) => !scope.startsWith('region:') || known.has(scope.slice('region:'.length)),
    ),
  };
};
