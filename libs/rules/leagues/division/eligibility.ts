import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { EntryRules } from '../rules/entries';
import type { DivisionContext } from './context';
import type { DivisionState, EntryState, Report } from './state';

// Every refusal cites the path of the league rule that it is made by.

const PERSONS = { member: [1, 1], pair: [2, 2], team: [0, 100] } as const;

/** Why a person may not play for an entry; null when he may. */
const personProblem = (
  rules: EntryRules,
  licence: string,
  own: string | undefined,
  { persons, year }: DivisionContext,
): Refusal | null => {
  const person = persons.get(licence);
  if (rules.licence === true && person?.years.includes(year) !== true)
    return refuse('licence-missing', { licence, year, rule: 'entries.licence' });
  const club = person?.club ?? null;
  if (rules.club === 'same' && own !== undefined && club !== own)
    return refuse('club-differs', { licence, club: club ?? '-', own, rule: 'entries.club' });
  const category = person?.category ?? '-';
  if (rules.categories !== undefined && !rules.categories.includes(category))
    return refuse('category-not-admitted', {
      ...{ licence, category, admitted: rules.categories, rule: 'entries.categories' },
    });
  return null;
};

const firstProblem = (problems: Iterable<Refusal | null>): Refusal | null => {
  for (const problem of problems) if (problem !== null) return problem;
  return null;
};

/** Whoever plays for another entry already. */
const playsElsewhere = (state: DivisionState, entry: string, persons: readonly string[]): Refusal | null => {
  for (const other of state.entries.values()) {
    if (other.entry === entry || other.place === 'left') continue;
    const theirs = [...other.members, ...(other.roster?.players ?? []), ...(other.roster?.substitutes ?? [])];
    const licence = persons.find((each) => theirs.includes(each));
    if (licence !== undefined) return refuse('plays-already', { licence, entry: other.entry });
  }
  return null;
};

/** Why an entry of these persons may not be; null when it may. */
export const membersProblem = (
  state: DivisionState,
  rules: EntryRules | undefined,
  { entry, members, club }: Pick<EntryState, 'entry' | 'members' | 'club'>,
  context: DivisionContext,
): Refusal | null => {
  const elsewhere = playsElsewhere(state, entry, members);
  if (rules === undefined || elsewhere !== null) return elsewhere;
  const [least, most] = PERSONS[rules.kind];
  if (members.length < least || members.length > most)
    return refuse('members-do-not-fit', { given: members.length, least, most, rule: 'entries.kind' });
  return firstProblem(members.map((licence) => personProblem(rules, licence, club, context)));
};

type Roster = NonNullable<EntryState['roster']>;

/** Why these may not be the players of a team; null when they may. */
export const rosterProblem = (
  state: DivisionState,
  rules: EntryRules | undefined,
  entry: EntryState,
  { captain, players, substitutes }: Roster,
  context: DivisionContext,
): Refusal | null => {
  const all = [...players, ...substitutes];
  if (!all.includes(captain)) return refuse('captain-not-on-roster', { licence: captain });
  const elsewhere = playsElsewhere(state, entry.entry, all);
  if (rules === undefined || elsewhere !== null) return elsewhere;
  const { least = 0, most = 100, substitutes: bench = 0 } = rules.roster ?? {};
  const count = new Set(players).size;
  if (count < least || count > most)
    return refuse('members-do-not-fit', { given: count, least, most, rule: 'entries.roster' });
  if (substitutes.length > bench)
    return refuse('too-many-substitutes', {
      ...{ given: substitutes.length, most: bench, rule: 'entries.roster.substitutes' },
    });
  return firstProblem(all.map((licence) => personProblem(rules, licence, entry.club, context)));
};

/** How often somebody has substituted for a team in settled matches. */
const usesOf = ({ fixtures }: DivisionState, entry: string, licence: string): number =>
  [...fixtures.values()].filter(({ lineups }) =>
    lineups.some((each) => each.entry === entry && each.players.includes(licence)),
  ).length;

/** Why somebody may not have played in a match; null when all may. */
export const lineupProblem = (
  state: DivisionState,
  rules: EntryRules | undefined,
  { lineups = [] }: Pick<Report, 'lineups'>,
): Refusal | null => {
  if (rules?.roster === undefined) return null;
  const { uses = Infinity, regulars: least = 0 } = rules.roster;
  for (const { entry, players } of lineups) {
    const roster = state.entries.get(entry)?.roster;
    const stranger = players.find(
      (licence) =>
        roster?.players.includes(licence) !== true && roster?.substitutes.includes(licence) !== true,
    );
    if (stranger !== undefined)
      return refuse('not-on-roster', { licence: stranger, entry, rule: 'entries.roster' });
    const given = players.filter((licence) => roster?.players.includes(licence) === true).length;
    if (given < least)
      return refuse('too-few-regulars', { entry, given, least, rule: 'entries.roster.regulars' });
    const used = players.find(
      (licence) => roster?.substitutes.includes(licence) === true && usesOf(state, entry, licence) >= uses,
    );
    if (used !== undefined)
      return refuse('substitute-used-up', { licence: used, uses, rule: 'entries.roster.uses' });
  }
  return null;
};
