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
  if (rules.club === 'same' && own !== undefined && club !== own && person?.clubs?.includes(own) !== true)
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

type Numbers = Pick<DivisionContext, 'numbers'>;

/** All numbers under which somebody is known: a person who was merged is one person. */
const numbersOf = (licence: string, { numbers }: Numbers): readonly string[] =>
  numbers?.get(licence) ?? [licence];

/** So many persons they are. */
const countOf = (licences: readonly string[], context: Numbers): number =>
  new Set(licences.map((licence) => numbersOf(licence, context)[0])).size;

/** Whoever plays for another entry already. */
const playsElsewhere = (
  state: DivisionState,
  entry: string,
  persons: readonly string[],
  context: Numbers,
): Refusal | null => {
  for (const other of state.entries.values()) {
    if (other.entry === entry || other.place === 'left') continue;
    const theirs = [...other.members, ...(other.roster?.players ?? []), ...(other.roster?.substitutes ?? [])];
    const licence = persons.find((each) =>
      numbersOf(each, context).some((number) => theirs.includes(number)),
    );
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
  const elsewhere = playsElsewhere(state, entry, members, context);
  if (rules === undefined || elsewhere !== null) return elsewhere;
  const [least, most] = PERSONS[rules.kind];
  const given = countOf(members, context);
  if (given < least || members.length > most)
    return refuse('members-do-not-fit', { given, least, most, rule: 'entries.kind' });
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
  const elsewhere = playsElsewhere(state, entry.entry, all, context);
  if (rules === undefined || elsewhere !== null) return elsewhere;
  const { least = 0, most = 100, substitutes: bench = 0 } = rules.roster ?? {};
  const count = countOf(players, context);
  if (count < least || count > most)
    return refuse('members-do-not-fit', { given: count, least, most, rule: 'entries.roster' });
  if (substitutes.length > bench)
    return refuse('too-many-substitutes', {
      ...{ given: substitutes.length, most: bench, rule: 'entries.roster.substitutes' },
    });
  return firstProblem(all.map((licence) => personProblem(rules, licence, entry.club, context)));
};

/** How often somebody has substituted for a team in settled matches. */
const usesOf = ({ fixtures }: DivisionState, entry: string, numbers: readonly string[]): number =>
  [...fixtures.values()].filter(({ lineups }) =>
    lineups.some((each) => each.entry === entry && each.players.some((licence) => numbers.includes(licence))),
  ).length;

/** Why somebody may not have played in a match; null when all may. */
export const lineupProblem = (
  state: DivisionState,
  rules: EntryRules | undefined,
  { lineups = [] }: Pick<Report, 'lineups'>,
  context: Numbers,
): Refusal | null => {
  if (rules?.roster === undefined) return null;
  const { uses = Infinity, regulars: least = 0 } = rules.roster;
  for (const { entry, players } of lineups) {
    const roster = state.entries.get(entry)?.roster;
    const isIn = (list: readonly string[] | undefined, licence: string): boolean =>
      numbersOf(licence, context).some((number) => list?.includes(number) === true);
    const stranger = players.find(
      (licence) => !isIn(roster?.players, licence) && !isIn(roster?.substitutes, licence),
    );
    if (stranger !== undefined)
      return refuse('not-on-roster', { licence: stranger, entry, rule: 'entries.roster' });
    const given = countOf(
      players.filter((licence) => isIn(roster?.players, licence)),
      context,
    );
    if (given < least)
      return refuse('too-few-regulars', { entry, given, least, rule: 'entries.roster.regulars' });
    const used = players.find(
      (licence) =>
        isIn(roster?.substitutes, licence) && usesOf(state, entry, numbersOf(licence, context)) >= uses,
    );
    if (used !== undefined)
      return refuse('substitute-used-up', { licence: used, uses, rule: 'entries.roster.uses' });
  }
  return null;
};
