import { invalidField, isAct, quoted } from '../act-shape';
import { type Act, type Decision, type Refusal, refused } from '../decider';
import { refuse as refuseShared } from '../shared-refusals';
import { fieldsSchema } from './compound';
import { type DataOf, type Field, type Fields, type JsonSchema, within } from './field';
import { type DataIn, type Shapes, shapesOf } from './shapes';
import { lines, oneOf } from './values';

/** One act as its game declares it. */
export type ActDeclaration = {
  /** What the player or the arbiter does, for schema and handbook. */
  readonly says: string;
  /** Reserved to the arbiter: decisions, and findings that no player may make. */
  readonly by?: 'arbiter';
  readonly fields: Shapes;
};

export type ActTable = Readonly<Record<string, ActDeclaration>>;

/** The acts of a game's table, or of its sessions. */
/* @__NO_SIDE_EFFECTS__ */
export const declareActs = <const Table extends ActTable>(table: Table): Table => table;

/** What a handler is given: the arguments of one act, read. */
export type Given<Table extends ActTable, Name extends keyof Table> = DataIn<Table[Name]['fields']>;

/** One act as records and the API carry it: `ActNamed<typeof acts, 'play'>`. */
export type ActNamed<Table extends ActTable, Name extends keyof Table> = Act<Name & string> &
  Given<Table, Name>;

/** The union of all acts of a declaration. */
export type ActOf<Table extends ActTable> = {
  [Name in keyof Table & string]: ActNamed<Table, Name>;
}[keyof Table & string];

/** The acts that only an arbiter gives. */
export const arbiterActsOf = (table: ActTable): readonly string[] =>
  Object.keys(table).filter((name) => table[name]?.by === 'arbiter');

/** The JSON Schema of all acts, as the API publishes it. `id` names the document (`acts/bridge.json`). */
export const actsSchema = (table: ActTable, id: string, title: string): JsonSchema => ({
  $id: `https://arbitre.example/schemas/${id}`,
  title,
  anyOf: Object.entries(table).flatMap(([name, { says, fields }]) =>
    shapesOf(fields).map((shape) => fieldsSchema({ do: oneOf([name]), ...shape }, says)),
  ),
});

type Arguments = Readonly<Record<string, unknown>>;
/** A field of an act, with what is asked for every act that is given: one shape for all fields, however they were declared. */
type Argument = {
  readonly field: string;
  readonly of: Field;
  readonly accepts: Field['accepts'];
  readonly isOptional: boolean;
  readonly isTyped: boolean;
};

const argumentsIn = (fields: Fields): readonly Argument[] =>
  Object.entries(fields).map(([field, of]) => ({
    field,
    of,
    accepts: of.accepts,
    isOptional: of.optional === true,
    isTyped: of.strange !== undefined,
  }));

/** The value that a path leads to, as a refusal may quote it. */
const valueAt = (given: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (Object(value) as Arguments)[key], given);

const misspelt = (act: Arguments, name: string, of: Field): Refusal | null => {
  const strange = of.strange?.(act[name]) ?? null;
  if (strange === null) return null;
  const { path, found } = within(name, strange);
  return refuseShared('forbidden-character', { field: path, found });
};

const misfitOf = (act: Arguments, name: string, of: Field): Refusal => {
  const value = act[name];
  const found = of.misfit(value);
  const { path } = within(name, found);
  const expected = found.path === '' ? of.expected : found.expected;
  const given = valueAt(act, path);
  if (found.article !== undefined)
    return refused(found.article, { field: path, given: quoted(given), expected });
  return misspelt(act, name, of) ?? invalidField(path, given, expected);
};

/** The first argument that does not fit, as a refusal; one that nobody declared is passed over. */
const argumentsProblem = (act: Arguments, fields: readonly Argument[]): Refusal | null => {
  for (const { field, of, accepts, isOptional, isTyped } of fields) {
    const value = act[field];
    if (value === undefined && isOptional) continue;
    if (!accepts(value)) return misfitOf(act, field, of);
    if (!isTyped) continue;
    const problem = misspelt(act, field, of);
    if (problem !== null) return problem;
  }
  return null;
};

/** Asked of what is given beside acts, a setup: the first of these fields that does not fit, as a refusal; others are passed over. */
export const fieldsProblem = (of: Fields): ((given: Arguments) => Refusal | null) => {
  const fields = argumentsIn(of);
  return (given) => argumentsProblem(given, fields);
};

/** Asked of acts that say nothing but why. */
export const reasonProblem = fieldsProblem({ reason: lines('Why') });

/** The arguments of an act that its declaration knows, and no others: the data of an event that records it. */
export const argumentsOf = <Of extends Fields>(of: Of, act: DataOf<Of>): DataOf<Of> => {
  const given: Arguments = act;
  const known = Object.keys(of).filter((name) => given[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given[name]])) as DataOf<Of>;
};

/** The problem of the last shape where the arguments fit none. */
const shapesProblem = (act: Arguments, shapes: readonly (readonly Argument[])[]): Refusal | null => {
  let problem: Refusal | null = null;
  for (const shape of shapes) {
    problem = argumentsProblem(act, shape);
    if (problem === null) return null;
  }
  return problem;
};

/** Judges an act; a context that may be missing need not be given. */
type Judge<State, Given, Event, Context> = undefined extends Context
  ? (state: State, act: Given, context?: Context) => Decision<Event>
  : (state: State, act: Given, context: Context) => Decision<Event>;

/**
 * A handler for each declared act: its arguments come read and typed, in a state that the guard let pass. `Context`: what the
 * game judges acts by beside its state, for instance their `Origin`.
 */
export type Handlers<Table extends ActTable, State, Event, Context = unknown> = {
  readonly [Name in keyof Table]: Judge<State, ActNamed<Table, Name>, Event, Context>;
};

/** Asked before an act's arguments are read: a finished deal, an open dispute. `name` is a declared act. */
export type Guard<State> = (state: State, name: string) => Refusal | null;

type AnyHandler<State, Event, Context> = (state: State, act: Arguments, context: Context) => Decision<Event>;

/**
 * `decide` of a game from its declared acts and their handlers; one that is missing, or reads another field, does not
 * compile. Answers any command, well formed or absurd: acts come from users as plain JSON.
 */
export const decides = <Table extends ActTable, State, Event, Context = unknown>(
  table: Table,
  guard: Guard<State>,
  handlers: Handlers<Table, State, Event, Context>,
): Judge<State, unknown, Event, Context> => {
  // A prototype's names are no acts.
  const read = new Map(
    Object.entries(table).map(([name, { fields }]) => [
      name,
      {
        shapes: shapesOf(fields).map(argumentsIn),
        handle: handlers[name] as unknown as AnyHandler<State, Event, Context>,
      },
    ]),
  );
  const decide = (state: State, command: unknown, context: Context): Decision<Event> => {
    if (!isAct(command)) return invalidField('do', command, 'an act');
    const { do: name } = command;
    const act = read.get(name);
    if (act === undefined) return refuseShared('unknown-act', { do: name.slice(0, 80) });
    const closed = guard(state, name);
    if (closed !== null) return closed;
    const problem = shapesProblem(command, act.shapes);
    if (problem !== null) return problem;
    return act.handle(state, command, context);
  };
  return decide as Judge<State, unknown, Event, Context>;
};
