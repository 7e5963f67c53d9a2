import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { RecordedEvent } from '../recorded-event';
import type { StoredEvent } from '../store/contract';
import { competitionSchemas } from './competition';
import { dealSchemas } from './deal';
import type { EventSchema } from './event-schema';
import { bridgeSchemas } from './games/bridge';
import { skatSchemas } from './games/skat-table';
import { whistSchemas } from './games/whist';
import { whistMilitaireSchemas } from './games/whist-militaire';
import { metadataProblem } from './metadata';
import { sessionSchemas } from './session';
import { sessionChapters } from './sessions';
import { upcasts as allUpcasts, type Upcast } from './upcasts';

/** All event types and versions, with their checks compiled once. */
export interface Catalogue {
  readonly schemas: readonly EventSchema[];
  /** The version that is written now; null for a type that the catalogue does not know. */
  currentVersion(type: string): number | null;
  /** Why `data` must not be written as `type`, in words; null when it may. */
  problem(type: string, data: unknown): string | null;
  /**
   * An event as read: checked as the version that it was written with, then upcast. A type that the catalogue does not
   * know is kept as it is. What does not fit keeps its stored data and says so in `problem`.
   */
  decode(stored: StoredEvent): RecordedEvent;
}

type Compiled = TypeCheck<TSchema>;

/** What a schema asks for, without the words that explain it. */
const demandsOf = ({ data }: EventSchema): string =>
  JSON.stringify(data, (key, value: unknown) => (key === 'description' ? undefined : value));

/** Games share names (`CardPlayed`): without the game, data fits a type when it fits one of its schemas. */
const compile = (schemas: readonly EventSchema[]): ReadonlyMap<string, readonly Compiled[]> => {
  const variants = Map.groupBy(schemas, ({ type, version }) => `${type}@${version}`);
  return new Map(
    [...variants].map(([key, same]) => [
      key,
      // Most shared names mean the same data, which is then checked once.
      [...new Map(same.map((schema) => [demandsOf(schema), schema])).values()].map(({ data }) =>
        TypeCompiler.Compile(data),
      ),
    ]),
  );
};

/** In words of the schema that the data comes closest to. */
const misfitOf = (checks: readonly Compiled[], name: string, data: unknown): string | null => {
  if (checks.some((check) => check.Check(data))) return null;
  const [closest] = checks
    .map((check) => [...check.Errors(data)])
    .sort((one, other) => one.length - other.length);
  const error = closest?.[0];
  return `${name}${error?.path ?? ''}: ${error?.message ?? 'does not fit its schema'}`;
};

export const createCatalogue = (schemas: readonly EventSchema[], upcasts: readonly Upcast[]): Catalogue => {
  const checks = compile(schemas);
  const newest = new Map<string, number>();
  for (const { type, version } of schemas) newest.set(type, Math.max(version, newest.get(type) ?? 0));
  const steps = new Map(upcasts.map((step) => [`${step.type}@${step.from}`, step.upcast]));

  const problemOf = (type: string, version: number, data: unknown): string | null => {
    const check = checks.get(`${type}@${version}`);
    return check === undefined ? `${type}: no schema of version ${version}` : misfitOf(check, type, data);
  };

  const upcast = (type: string, from: number, data: unknown): unknown => {
    const to = newest.get(type) ?? from;
    let current = data;
    for (let version = from; version < to; version++) {
      const step = steps.get(`${type}@${version}`);
      if (step === undefined) throw new Error(`${type}: nothing reads version ${version} as ${version + 1}`);
      current = step(current);
    }
    return current;
  };

  return {
    schemas,
    currentVersion: (type) => newest.get(type) ?? null,
    problem: (type, data) => {
      const version = newest.get(type);
      return version === undefined ? `${type}: not in the catalogue` : problemOf(type, version, data);
    },
    decode: (stored) => {
      // Nothing is copied when everything fits: a rebuild decodes millions.
      const event = stored as RecordedEvent;
      const misfit = metadataProblem(stored.metadata);
      if (misfit !== null) return { ...event, problem: misfit };
      if (!newest.has(stored.type)) return event;
      const version = event.metadata.version ?? 1;
      const problem = problemOf(stored.type, version, stored.data);
      if (problem !== null) return { ...event, problem };
      const data = upcast(stored.type, version, stored.data);
      return data === stored.data ? event : { ...event, data };
    },
  };
};

export const catalogue: Catalogue = createCatalogue(
  [
    ...competitionSchemas,
    ...dealSchemas,
    ...bridgeSchemas,
    ...whistMilitaireSchemas,
    ...skatSchemas,
    ...whistSchemas,
    ...sessionSchemas,
    ...sessionChapters.flatMap(({ schemas }) => schemas),
  ],
  allUpcasts,
);
