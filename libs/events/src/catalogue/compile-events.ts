import type { EventVersion } from '@arbitre/rules';
import type { EventDeclarations } from './declare-events';

/** All versions of one event type under one ruleset. */
export type TypeVersions = {
  /** The version that is written now, and that older ones are read as. */
  readonly newest: number;
  readonly byNumber: ReadonlyMap<number, EventVersion>;
};

type Types = Map<string, TypeVersions>;

export type CompiledEvents = {
  readonly shared: ReadonlyMap<string, TypeVersions>;
  readonly byRules: ReadonlyMap<string, ReadonlyMap<string, TypeVersions>>;
  /** Types that stand in the streams of one ruleset or more. */
  readonly ofGames: ReadonlySet<string>;
};

const add = (types: Types, { versions }: EventDeclarations): void => {
  for (const each of versions) {
    const before = types.get(each.type);
    if (before?.byNumber.has(each.version) === true)
      throw new Error(`${each.type}: version ${each.version} is declared twice`);
    types.set(each.type, {
      newest: Math.max(each.version, before?.newest ?? 0),
      byNumber: new Map([...(before?.byNumber ?? []), [each.version, each]]),
    });
  }
};

/**
 * Declarations by ruleset and type.
 * @throws Error when a version is declared twice, or a game takes the name of an event that all share
 */
export const compileEvents = (declarations: readonly EventDeclarations[]): CompiledEvents => {
  const shared: Types = new Map();
  const byRules = new Map<string, Types>();
  for (const each of declarations) {
    const types =
      each.ruleset === null ? shared : (byRules.get(each.ruleset) ?? new Map<string, TypeVersions>());
    if (each.ruleset !== null) byRules.set(each.ruleset, types);
    add(types, each);
  }
  const ofGames = new Set([...byRules.values()].flatMap((types) => [...types.keys()]));
  for (const type of ofGames)
    if (shared.has(type)) throw new Error(`${type} belongs to every stream; a game may not declare it anew`);
  return { shared, byRules, ofGames };
};
