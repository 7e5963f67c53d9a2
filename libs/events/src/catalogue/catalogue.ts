import { jsonFault } from '@arbitre/rules';
import type { RecordedEvent } from '../recorded-event';
import type { StoredEvent } from '../store/contract';
import { CHAPTERS } from './chapters';
import { compileEvents, type TypeVersions } from './compile-events';
import type { EventDeclarations } from './declare-events';
import { metadataProblem } from './metadata';

/** The rules of a stream as its first event names them; null while nobody knows them. */
export type StreamRules = string | null;

/** All event types and versions by the rules in whose streams they stand, with their checks compiled once. */
export interface Catalogue {
  readonly declarations: readonly EventDeclarations[];
  /** Whether an event of this type can only be read by who knows the rules of its stream. */
  needsRules(type: string): boolean;
  /** The rules that an opening event gives its stream; null for any other event. */
  rulesOpenedBy(event: Pick<StoredEvent, 'type' | 'data'>): StreamRules;
  /** The version that is written now; null for a type that these rules do not know. */
  currentVersion(type: string, rules: StreamRules): number | null;
  /** Why `data` must not be written as `type` under these rules, in words; null when it may. */
  problem(type: string, data: unknown, rules: StreamRules): string | null;
  /**
   * An event as read: checked as the version that it was written with, then upcast, both under the rules of its stream. A
   * type that they do not know is kept as it is. What does not fit keeps its stored data and says so in `problem`.
   */
  decode(stored: StoredEvent, rules: StreamRules): RecordedEvent;
}

/** A text, key or number that no row could give back. Acts are refused for it before; this holds whatever they led to. */
const unkeepable = (name: string, data: unknown): string | null => {
  const fault = jsonFault(data);
  return fault === null ? null : `${name}/${fault.path.replaceAll('.', '/')}: holds ${fault.found}`;
};

const problemOf = (
  type: string,
  version: number,
  data: unknown,
  { byNumber }: TypeVersions,
): string | null => {
  const declared = byNumber.get(version);
  if (declared === undefined) return `${type}: no schema of version ${version}`;
  if (declared.accepts(data)) return null;
  const found = declared.misfit(data);
  return `${[type, ...(found.path === '' ? [] : found.path.split('.'))].join('/')}: expected ${found.expected}`;
};

const upcast = (type: string, from: number, data: unknown, { newest, byNumber }: TypeVersions): unknown => {
  let current = data;
  for (let version = from; version < newest; version++) {
    const step = byNumber.get(version)?.upcast ?? null;
    if (step === null) throw new Error(`${type}: nothing reads version ${version} as ${version + 1}`);
    current = step(current);
  }
  return current;
};

const OPENINGS: readonly string[] = ['DealOpened', 'SessionOpened', 'CompetitionOpened'];

export const createCatalogue = (declarations: readonly EventDeclarations[]): Catalogue => {
  const { shared, byRules, ofGames } = compileEvents(declarations);
  const versionsOf = (type: string, rules: StreamRules): TypeVersions | undefined =>
    shared.get(type) ?? (rules === null ? undefined : byRules.get(rules)?.get(type));

  return {
    declarations,
    needsRules: (type) => ofGames.has(type),
    rulesOpenedBy: ({ type, data }) => {
      if (!OPENINGS.includes(type)) return null;
      const { ruleset } = Object(data) as { readonly ruleset?: unknown };
      return typeof ruleset === 'string' ? ruleset : null;
    },
    currentVersion: (type, rules) => versionsOf(type, rules)?.newest ?? null,
    problem: (type, data, rules) => {
      const versions = versionsOf(type, rules);
      if (versions === undefined)
        return ofGames.has(type)
          ? `${type}: not an event of ${rules ?? 'a stream without rules'}`
          : `${type}: not in the catalogue`;
      // Characters are asked about when an event is written, never when one is read: what lies in a log stays readable.
      return problemOf(type, versions.newest, data, versions) ?? unkeepable(type, data);
    },
    decode: (stored, rules) => {
      // Nothing is copied when everything fits: a rebuild decodes millions.
      const event = stored as RecordedEvent;
      const misfit = metadataProblem(stored.metadata);
      if (misfit !== null) return { ...event, problem: misfit };
      const versions = versionsOf(stored.type, rules);
      if (versions === undefined) return event;
      const version = event.metadata.version ?? 1;
      const problem = problemOf(stored.type, version, stored.data, versions);
      if (problem !== null) return { ...event, problem };
      const data = upcast(stored.type, version, stored.data, versions);
      return data === stored.data ? event : { ...event, data };
    },
  };
};

export const catalogue: Catalogue = createCatalogue(CHAPTERS.map(({ events }) => events));
