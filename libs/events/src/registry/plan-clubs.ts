import type { Refusal } from '@arbitre/rules';
import {
  type ClubAct,
  clubActs,
  type ClubEvent,
  type ClubState,
  decideClub,
  evolveClub,
  openSpan,
  plainWord,
  UNREGISTERED_CLUB,
} from '@arbitre/rules/federation';
import { inParallel, type OnDone } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import { readClub } from '../write-side/clubs';
import { decideActs } from '../write-side/decide-acts';
import { notThere } from '../write-side/not-there';
import { loadRegion } from '../write-side/regions';
import { type Cells, dayIn, readRows, unknownTitles } from './columns';
import type { PlannedLine, PlanOrProblem } from './plan';
import { repeatedLines } from './repeated-lines';
import { readTable } from './read-table';

const AT_ONCE = 32;

const CLUB_COLUMNS = {
  number: { called: ['numero', 'number', 'no', 'n', 'club', 'club-number', 'numero-du-club'] },
  name: { called: ['nom', 'name', 'club-name', 'nom-du-club'] },
  region: { called: ['region'] },
  from: { called: ['du', 'depuis', 'a-compter-du', 'from', 'since'], optional: true },
} as const;

type ClubCells = Cells<keyof typeof CLUB_COLUMNS>;
type Line = PlannedLine<ClubAct>;
type Known = Awaited<ReturnType<typeof readClub>>;

const isNumber = (given: string | undefined): given is string =>
  clubActs['register-club'].fields.number.accepts(given);

/** A region by its id, or by a name that is written as the id is: `Île-de-France`. */
const regionIn = ({ region }: ClubCells): string | undefined =>
  region === undefined ? undefined : plainWord(region);

/** What makes a club as the line says: nothing where it is so already. */
const stepsFor = (state: ClubState | null, cells: ClubCells, today: string): readonly ClubAct[] => {
  const { number, name } = cells;
  const region = regionIn(cells);
  const from = cells.from === undefined ? today : dayIn(cells.from);
  if (state === null) {
    const told = Object.entries({ number, name, region, from }).filter(([, value]) => value !== undefined);
    return [{ do: 'register-club', ...Object.fromEntries(told) } as unknown as ClubAct];
  }
  const acts: readonly (ClubAct | false)[] = [
    name !== undefined && state.name !== name && { do: 'rename-club', name },
    region !== undefined && openSpan(state.regions)?.value !== region && { do: 'move-club', region, from },
  ];
  return acts.filter((act) => act !== false);
};

const refusalOf = (state: ClubState | null, acts: readonly ClubAct[]): Pick<Refusal, 'violation'> | null => {
  const decided = decideActs(state ?? UNREGISTERED_CLUB, acts, {
    decide: (known, act) => decideClub(known, act),
    evolve: (known, event) => evolveClub(known, event as ClubEvent),
  });
  return decided.ok ? null : { violation: decided.violation };
};

const planned = (line: number, cells: ClubCells, known: Known | undefined, today: string): Line => {
  const id = cells.number ?? '';
  const state = known?.state ?? null;
  const steps = stepsFor(state, cells, today);
  const refusal = refusalOf(state, steps);
  if (refusal !== null) return { line, id, kind: 'problem', ...refusal };
  if (steps.length === 0) return { line, id, kind: 'same' };
  return { line, id, kind: state === null ? 'new' : 'changed', steps, revision: known?.revision ?? -1 };
};

const regionOf = (line: Line): string | null => {
  if (!('steps' in line)) return null;
  const named = line.steps.find((act) => 'region' in act);
  return named?.region ?? null;
};

/** What a file of clubs would do, line by line, against what is registered now; nothing is written. */
export const planClubs = async (
  store: EventStore,
  { file, today, onDone }: { readonly file: Uint8Array; readonly today: string; readonly onDone?: OnDone },
): Promise<PlanOrProblem<ClubAct>> => {
  const table = readTable(file);
  if ('violation' in table) return table;
  const rows = readRows(table, CLUB_COLUMNS);
  if ('violation' in rows) return rows;
  const repeated = repeatedLines(rows, 'number');
  const numbers = rows.flatMap((row) =>
    'cells' in row && isNumber(row.cells.number) ? [row.cells.number] : [],
  );
  const asked = [...new Set(numbers)];
  const read = await inParallel(asked, AT_ONCE, (number) => readClub(store, number), onDone);
  const known = new Map(asked.map((number, at) => [number, read[at]]));
  const first = rows.map(({ line, ...row }): Line => {
    const refusal = 'violation' in row ? row : repeated.get(line);
    if (refusal !== undefined) return { line, id: '', kind: 'problem', violation: refusal.violation };
    const { cells } = row as { readonly cells: ClubCells };
    return planned(line, cells, known.get(cells.number ?? ''), today);
  });
  const regions = [...new Set(first.flatMap((line) => regionOf(line) ?? []))];
  const found = await inParallel(regions, AT_ONCE, (region) => loadRegion(store, region));
  const missing = new Set(regions.filter((_, at) => found[at] === null));
  const lines = first.map((line): Line => {
    const region = regionOf(line);
    if (region === null || !missing.has(region)) return line;
    return { line: line.line, id: line.id, kind: 'problem', ...notThere('region', region) };
  });
  return { lines, duplicates: [], ignored: unknownTitles(table, CLUB_COLUMNS) };
};
