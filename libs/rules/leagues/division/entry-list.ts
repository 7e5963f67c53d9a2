import type { Refusal } from '@arbitre/rules/kernel/decider';
import { plainWord } from '@arbitre/rules/federation';
import { refuse } from '../refusals';
import type { DivisionAct } from './acts';
import { type DivisionState, type EntryState, rulesInForce } from './state';

/** One entry of a list: what somebody wants it to be in the division. Whoever has no captain has the first player as one. */
export type ListedEntry = {
  readonly entry?: string;
  readonly name?: string;
  readonly club?: string;
  readonly region?: string;
  readonly from?: unknown;
  /** Licences: the persons of a member's or pair's entry, the players of a team. */
  readonly members: readonly string[];
  readonly captain?: string;
  readonly substitutes: readonly string[];
};

/** What is left of a name in small letters, digits and hyphens. */
const idOf = (text: string): string =>
  plainWord(text)
    .replace(/[^a-z0-9-]/gu, '')
    .replace(/^-+/u, '')
    .slice(0, 70)
    .replace(/-+$/u, '') || 'entry';

/** The id of a new entry: what its name or licence comes to, with a number behind it where that is taken. */
export const entryIdOf = (text: string, taken: { has: (id: string) => boolean }): string => {
  const plain = idOf(text);
  for (let more = 1; ; more++) {
    const id = more === 1 ? plain : `${plain}-${more}`;
    if (!taken.has(id)) return id;
  }
};

/** What kind of entries the rules ask for. */
export const entryKindOf = (state: DivisionState): 'member' | 'pair' | 'team' => {
  const rules = rulesInForce(state);
  return rules?.entries?.kind ?? (rules?.format === 'fixtures' ? 'team' : 'member');
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  same([...one].sort(), [...other].sort());

/** The entry that the line is about, as far as it is there: by its id, by what a team is called, by who plays. */
const known = (state: DivisionState, listed: ListedEntry, members: readonly string[]): EntryState | null => {
  const there = [...state.entries.values()].filter(({ place }) => place !== 'left');
  const { entry, name } = listed;
  if (entry !== undefined) return there.find((each) => each.entry === entry) ?? null;
  if (name !== undefined)
    return there.find((each) => each.name !== undefined && plainWord(each.name) === plainWord(name)) ?? null;
  return members.length === 0 ? null : (there.find((each) => sameSet(each.members, members)) ?? null);
};

/** The entry of the division that a line is about; null where it would be a new one. */
export const entryOfListed = (state: DivisionState, listed: ListedEntry): string | null =>
  known(state, listed, entryKindOf(state) === 'team' ? [] : listed.members)?.entry ?? null;

/** What of an entry that is there the line says otherwise: an entry is not said anew. */
const differs = (there: EntryState, listed: ListedEntry, members: readonly string[]): string | null => {
  const { name, club, region, from } = listed;
  if (name !== undefined && there.name !== name) return 'name';
  if (club !== undefined && there.club !== club) return 'club';
  if (region !== undefined && there.region !== region) return 'region';
  if (from !== undefined && (there.from ?? 1) !== from) return 'from';
  return members.length > 0 && !sameSet(there.members, members) ? 'members' : null;
};

const rosterOf = ({ members, captain, substitutes }: ListedEntry) => {
  const players =
    captain === undefined || [...members, ...substitutes].includes(captain) ? members : [captain, ...members];
  return { captain: captain ?? players[0] ?? '', players, substitutes };
};

/** The acts that make of the division what the line says; none where it is so already, a refusal where it cannot be. */
export const actsOfListed = (state: DivisionState, listed: ListedEntry): readonly DivisionAct[] | Refusal => {
  const team = entryKindOf(state) === 'team';
  const { captain, substitutes } = listed;
  const members = team ? [] : listed.members;
  const there = known(state, listed, members);
  const roster = rosterOf(listed);
  const named = (team && listed.members.length > 0) || captain !== undefined || substitutes.length > 0;
  const { name, club, region, from } = listed;
  if (there === null) {
    const text = name ?? listed.members.join('-');
    if (listed.entry === undefined && text === '') return refuse('list-names-nobody');
    const entry = listed.entry ?? entryIdOf(text, state.entries);
    const entering = {
      ...{ do: 'enter-division', entry, members },
      ...(name === undefined ? {} : { name }),
      ...(club === undefined ? {} : { club }),
      ...(region === undefined ? {} : { region }),
      ...(from === undefined ? {} : { from }),
    } as DivisionAct;
    return named ? [entering, { do: 'name-roster', entry, ...roster }] : [entering];
  }
  const { entry } = there;
  const other = differs(there, listed, members);
  if (other !== null) return refuse('entered-otherwise', { entry: there.name ?? entry, field: other });
  if (!named) return [];
  const now = there.roster;
  const unchanged =
    now !== null &&
    now.captain === roster.captain &&
    same(now.players, roster.players) &&
    same(now.substitutes, roster.substitutes);
  return unchanged ? [] : [{ do: 'name-roster', entry, ...roster }];
};

const FIELD_OF: Readonly<Record<string, keyof ListedEntry>> = {
  'club-not-found': 'club',
  'club-differs': 'club',
  'region-not-found': 'region',
  'too-late-to-enter': 'from',
  'captain-not-on-roster': 'captain',
  'too-many-substitutes': 'substitutes',
  'members-do-not-fit': 'members',
  'entered-already': 'entry',
  'list-names-nobody': 'name',
};

/** Which part of a line a refusal is about; null where it is about the whole. */
export const fieldOfRefusal = (
  { violation: { article, facts } }: Pick<Refusal, 'violation'>,
  { captain, substitutes }: Pick<ListedEntry, 'captain' | 'substitutes'>,
): string | null => {
  const licence = facts.licence ?? (article === 'member-not-found' ? facts.id : undefined);
  if (FIELD_OF[article] !== undefined) return FIELD_OF[article];
  if (typeof licence === 'string') {
    if (substitutes.includes(licence)) return 'substitutes';
    return captain === licence ? 'captain' : 'members';
  }
  const { field } = facts;
  if (typeof field !== 'string') return null;
  const [first = ''] = field.split('.');
  return first === 'players' ? 'members' : first;
};
