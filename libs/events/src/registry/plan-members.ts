import {
  closedFrom,
  type ClubState,
  type MemberAct,
  type Personal,
  refuseInRegistry,
} from '@arbitre/rules/federation';
import { inParallel, type OnDone } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import type { Vault } from '../vault/vault';
import { standingClub } from '../write-side/clubs';
import { memberSubject, readMember } from '../write-side/members';
import { notThere } from '../write-side/not-there';
import { readRows, unknownTitles } from './columns';
import {
  corrections,
  isLicence,
  MEMBER_COLUMNS,
  type MemberCells,
  refusalOf,
  registration,
} from './member-lines';
import { Namesakes, type Person } from './near-names';
import type { Duplicate, PlannedLine, PlanOrProblem } from './plan';
import { repeatedLines } from './repeated-lines';
import { readTable } from './read-table';

const AT_ONCE = 32;

type Line = PlannedLine<MemberAct>;
type Joining = Extract<MemberAct, { readonly do: 'register-member' | 'transfer-member' }>;
type Known = Awaited<ReturnType<typeof readMember>> & { readonly personal: Personal | null };

/** What is registered under each licence of the file, and who it is. */
const knownIn = async (
  store: EventStore,
  vault: Vault,
  licences: readonly string[],
  onDone?: OnDone,
): Promise<ReadonlyMap<string, Known>> => {
  const read = await inParallel(licences, AT_ONCE, (licence) => readMember(store, licence), onDone);
  const subjects = read.map(({ state }, at) => ({
    ...{ subject: memberSubject(licences[at] ?? ''), personal: state?.personal ?? { sealed: '' } },
  }));
  const asked = subjects.filter(({ personal }) => personal.sealed !== '');
  const opened = await vault.openAll<Personal>(asked);
  const personal = new Map(asked.map(({ subject }, at) => [subject, opened[at] ?? null]));
  return new Map(
    read.map((each, at) => {
      const licence = licences[at] ?? '';
      return [licence, { ...each, personal: personal.get(memberSubject(licence)) ?? null }];
    }),
  );
};

/** The clubs that the file names; null: there is none. */
const clubsNamed = async (
  store: EventStore,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ClubState | null>> => {
  const found = await inParallel(numbers, AT_ONCE, (number) => standingClub(store, number));
  return new Map(numbers.map((number, at) => [number, found[at] ?? null]));
};

const planned = (line: number, cells: MemberCells, known: Known | undefined, today: string): Line => {
  const id = cells.licence ?? '';
  const state = known?.state ?? null;
  if (state?.erased) return { line, id, kind: 'problem', ...refuseInRegistry('member-erased') };
  const personal = known?.personal ?? null;
  const steps =
    state === null || personal === null
      ? [registration(cells, today)]
      : corrections(state, personal, cells, today);
  const refusal = refusalOf(state, steps);
  if (refusal !== null) return { line, id, kind: 'problem', ...refusal };
  if (steps.length === 0) return { line, id, kind: 'same' };
  return { line, id, kind: state === null ? 'new' : 'changed', steps, revision: known?.revision ?? -1 };
};

/** The act of a line that puts the member into a club; null where none does. */
const joiningOf = (line: Line): Joining | null => {
  if (!('steps' in line)) return null;
  return line.steps.find((act) => act.do === 'register-member' || act.do === 'transfer-member') ?? null;
};

const personOn = (line: Line): Person | null => {
  if (line.kind !== 'new') return null;
  const [act] = line.steps;
  return act?.do === 'register-member' ? act : null;
};

/** New licences that may be of somebody who has one, or who stands on an earlier line. */
const duplicatesIn = (lines: readonly Line[], people: readonly Person[]): readonly Duplicate[] => {
  const namesakes = new Namesakes();
  for (const person of people) namesakes.add(person);
  return lines.flatMap((line) => {
    const person = personOn(line);
    if (person === null) return [];
    const of = namesakes.of(person);
    namesakes.add(person);
    return of.length === 0 ? [] : [{ line: line.line, id: line.id, of }];
  });
};

/**
 * What a file of members would do, line by line, against what is registered now; nothing is written. `people`: everybody who is
 * known, for those who may be there under another licence. `today`: the day from which what has no day of its own holds.
 */
export const planMembers = async (
  store: EventStore,
  vault: Vault,
  {
    file,
    people,
    today,
    onDone,
  }: {
    readonly file: Uint8Array;
    readonly people: readonly Person[];
    readonly today: string;
    readonly onDone?: OnDone;
  },
): Promise<PlanOrProblem<MemberAct>> => {
  const table = readTable(file);
  if ('violation' in table) return table;
  const rows = readRows(table, MEMBER_COLUMNS);
  if ('violation' in rows) return rows;
  const repeated = repeatedLines(rows, 'licence');
  const licences = rows.flatMap((row) =>
    'cells' in row && isLicence(row.cells.licence) ? [row.cells.licence] : [],
  );
  const known = await knownIn(store, vault, [...new Set(licences)], onDone);
  const first = rows.map(({ line, ...row }): Line => {
    const refusal = 'violation' in row ? row : repeated.get(line);
    if (refusal !== undefined) return { line, id: '', kind: 'problem', violation: refusal.violation };
    const { cells } = row as { readonly cells: MemberCells };
    return planned(line, cells, known.get(cells.licence ?? ''), today);
  });
  const clubs = await clubsNamed(store, [...new Set(first.flatMap((line) => joiningOf(line)?.club ?? []))]);
  const lines = first.map((line): Line => {
    const joining = joiningOf(line);
    if (joining === null) return line;
    const club = clubs.get(joining.club) ?? null;
    const refusal = club === null ? notThere('club', joining.club) : closedFrom(club, joining.from);
    return refusal === null ? line : { line: line.line, id: line.id, kind: 'problem', ...refusal };
  });
  return { lines, duplicates: duplicatesIn(lines, people), ignored: unknownTitles(table, MEMBER_COLUMNS) };
};
