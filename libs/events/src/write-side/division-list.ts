import type { DomainEvent, Refusal } from '@arbitre/rules';
import {
  actsOfListed,
  decideDivision,
  type DivisionAct,
  type DivisionContext,
  type DivisionState,
  entryKindOf,
  entryOfListed,
  fieldOfRefusal,
  type ListedEntry,
  refuseInLeague,
  UNOPENED_DIVISION,
} from '@arbitre/rules/leagues';
import { type EntryList, type ListLine, readEntryList } from '../entry-list/read-entry-list';
import type { Problem } from '../registry/read-table';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import { dayOf, guarded, type Place } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs, refusedAt } from './decide-acts';
import {
  contextFor,
  evolve,
  loadDivision,
  missingIn,
  placeOfDivision,
  stateOf,
  withRegion,
} from './divisions';
import { notThere } from './not-there';
import { write } from './write';

/** `list`: entries as a spreadsheet gives them (`entry-list/read-entry-list.ts`). */
export type DivisionListInput = { readonly division: string; readonly list: string };

/** What a line of a list would do, as the lines before it leave the division. */
export type PlannedEntry = {
  /** From 1, as somebody counts lines of what he pasted. */
  readonly line: number;
  /** `names`: an entry that is there gets its players; `same`: it is so already. */
  readonly does: 'enters' | 'waits' | 'names' | 'same' | 'problem';
  /** The entry that it is about; null where it cannot be told. */
  readonly entry: string | null;
  readonly listed: ListedEntry | null;
  /** Why it cannot be, and the part of the line that it is about. */
  readonly problem: (Pick<Refusal, 'violation'> & { readonly field: string | null }) | null;
};

type Judged = PlannedEntry & { readonly events: readonly DomainEvent[] };

const personsOf = ({ members, substitutes, captain }: ListedEntry): readonly string[] => [
  ...members,
  ...substitutes,
  ...(captain === undefined ? [] : [captain]),
];

const doesOf = (events: readonly DomainEvent[]): PlannedEntry['does'] => {
  const types = events.map(({ type }) => type);
  if (types.includes('EntryWaited')) return 'waits';
  if (types.includes('DivisionEntered')) return 'enters';
  return types.length === 0 ? 'same' : 'names';
};

const wrong = (
  { line }: ListLine,
  listed: ListedEntry | null,
  { violation }: Pick<Refusal, 'violation'>,
): Judged => ({
  ...{ line, does: 'problem', entry: null, listed, events: [] },
  problem: { violation, field: listed === null ? null : fieldOfRefusal({ violation }, listed) },
});

type Surroundings = { readonly known: DivisionContext; readonly on: string; readonly again: boolean };

/** The first of the acts that names what is not there. */
const missingOf = async (store: EventStore, acts: readonly DivisionAct[]): Promise<Refusal | null> => {
  for (const act of acts) {
    const missing = await missingIn(store, act);
    if (missing !== null) return missing;
  }
  return null;
};

const judgeLine = async (
  store: EventStore,
  state: DivisionState,
  line: ListLine,
  { known, on, again }: Surroundings,
): Promise<Judged> => {
  if ('violation' in line) return wrong(line, null, line);
  const { listed } = line;
  const acts = actsOfListed(state, listed);
  if ('violation' in acts) return wrong(line, listed, acts);
  const placed = await Promise.all(acts.map((act) => withRegion(store, act, on)));
  const { ok, ...decided } = decideActs(state, placed, {
    decide: (now, each) => decideDivision(now, each, known),
    evolve,
  });
  if (!ok) return wrong(line, listed, decided as Pick<Refusal, 'violation'>);
  const { events } = decided as { readonly events: readonly DomainEvent[] };
  const missing = again ? null : await missingOf(store, acts);
  if (missing !== null) return wrong(line, listed, missing);
  const [first] = acts;
  const entry = first !== undefined && 'entry' in first ? first.entry : entryOfListed(state, listed);
  return { line: line.line, does: doesOf(events), entry, listed, problem: null, events };
};

/** Every line on the state after the one before; a line that cannot be changes nothing, so that all that is wrong is told at once. */
const judge = async (
  store: EventStore,
  state: DivisionState,
  { lines }: EntryList,
  around: Surroundings,
): Promise<readonly Judged[]> => {
  const judged: Judged[] = [];
  let now = state;
  for (const line of lines) {
    const next = await judgeLine(store, now, line, around);
    judged.push(next);
    now = next.events.reduce(evolve, now);
  }
  return judged;
};

/** Stands for all acts of a list where their persons are asked for. */
const asActs = ({ lines }: EntryList): readonly DivisionAct[] =>
  lines.flatMap((line) =>
    'listed' in line ? [{ do: 'enter-division', entry: 'list', members: personsOf(line.listed) }] : [],
  );

/** Where the entries of a list are: a club speaks for its own teams alone. */
const placesOf = (division: string, state: DivisionState, { lines }: EntryList): readonly Place[] => {
  const clubs = new Set(
    lines.map((line) => {
      if (!('listed' in line)) return undefined;
      const { listed } = line;
      const acts = actsOfListed(state, listed);
      const [act] = 'violation' in acts ? [] : acts;
      const there = act?.do === 'name-roster' ? state.entries.get(act.entry)?.club : undefined;
      return listed.club ?? there;
    }),
  );
  return [...clubs].map((club) => placeOfDivision(division, club));
};

type Read = DivisionListInput & {
  readonly read: EntryList | Problem;
  readonly places: readonly Place[];
};

const enter = (store: EventStore, { division, read }: Read, context: CommandContext): Promise<WriteOutcome> =>
  write(store, streams.name('division', division), context, async (loaded, _origin, again = false) => {
    if (loaded.revision < 0) return refusedAt(0, notThere('division', division));
    if ('violation' in read) return refusedAt(read.line, read);
    const known = await contextFor(store, { division, acts: asActs(read) }, context, again);
    if ('violation' in known) return refusedAt(0, known);
    const judged = await judge(store, stateOf(loaded), read, { known, on: dayOf(context), again });
    const refused = judged.find(({ problem }) => problem !== null);
    if (refused?.problem) return refusedAt(refused.line, refused.problem);
    const events = judged.flatMap((each) => each.events);
    return events.length === 0 ? refusedAt(0, refuseInLeague('list-unchanged')) : { ok: true, events };
  });

const allowed = guarded('enterDivisionList', ({ places }: Read) => places, enter);

/** The list read and placed: who may not write there is not told what is wrong with it. */
const readIn = async (store: EventStore, { division, list }: DivisionListInput): Promise<Read> => {
  const state = (await loadDivision(store, division)) ?? UNOPENED_DIVISION;
  const read = readEntryList(list, entryKindOf(state));
  const places = 'violation' in read ? [placeOfDivision(division)] : placesOf(division, state, read);
  return { division, list, read, places };
};

/**
 * Enters a list in a division and names the players of its teams: all of it in one append, or nothing. `act` in a refusal is the
 * line, from 1; what is there already is passed over, and a list that says nothing new is refused (`list-unchanged`).
 */
export const enterDivisionList = async (
  store: EventStore,
  input: DivisionListInput,
  context: CommandContext,
): Promise<WriteOutcome> => allowed(store, await readIn(store, input), context);

export type DivisionListPlan = {
  readonly lines: readonly PlannedEntry[];
  /** Titles that no column is called: they are passed over. */
  readonly ignored: readonly string[];
};

/** What a list would do, line by line, and all that stands in the way; nothing is written. Refused as the write would be. */
export const planDivisionList = async (
  store: EventStore,
  input: DivisionListInput,
  context: CommandContext,
): Promise<DivisionListPlan | (Pick<Refusal, 'violation'> & { readonly line: number })> => {
  const given = await readIn(store, input);
  const { division, read } = given;
  const forbidden = await allowed.forbids(store, given, context);
  if (forbidden !== null) return { line: 0, violation: forbidden.violation };
  const state = await loadDivision(store, division);
  if (state === null) return { line: 0, violation: notThere('division', division).violation };
  if ('violation' in read) return read;
  const known = await contextFor(store, { division, acts: asActs(read) }, context, false);
  if ('violation' in known) return { line: 0, violation: known.violation };
  const judged = await judge(store, state, read, { known, on: dayOf(context), again: false });
  return { lines: judged.map(({ events: _, ...line }) => line), ignored: read.ignored };
};
