import type { Act, DomainEvent } from '../decider';
import type { RulesetId } from '../game';
import type { HolesOf, Sentence } from '../refusals';
import { either, object } from './compound';
import type { Field, Fields, JsonSchema, Misfit } from './field';
import { type DataIn, type Shapes, shapesOf } from './shapes';

const dataField = (of: Shapes): Field => {
  const shapes = shapesOf(of).map((each) => object(each));
  const [only, ...others] = shapes;
  return only === undefined || others.length > 0 ? either(shapes) : only;
};

/** A version of an event that is no longer written: how it looked, and what makes it the next one. Pure. */
export type FormerVersion = {
  readonly fields: Shapes;
  readonly upcast: (data: never) => unknown;
};

/** One type of event as its game declares it. */
export type EventDeclaration = {
  /** What happened, for journals and the catalogue, without a full stop; `{card}` is a hole that the field of that name fills. */
  readonly says: Sentence;
  readonly fields: Shapes;
  /** The act that this event records where its data are the act's arguments; none for what follows from an act. */
  readonly act?: string;
  /**
   * Everybody at the table saw it, so that who looks on may read it while the deal goes on: as it is, or as much as this leaves
   * of it. Left out: it is concealed until the deal is over, unless all games show it (`deal/conceal.ts`).
   */
  readonly open?: true | ((data: never) => unknown);
  /** It shows something to the arbiter alone: whoever else sees hidden cards reads what lies open of it, until the deal is over. */
  readonly arbiterAlone?: true;
  /** Versions 1, 2, … that came before; `fields` is the version after the last of them. */
  readonly former?: readonly FormerVersion[];
};

export type EventTable = Readonly<Record<string, EventDeclaration>>;

/**
 * The events that the rules of one ruleset record; null: the life around every game, the same under all rules. Games share
 * names (`CardPlayed`): a type, its versions and its upcasts are those of one ruleset.
 */
export type DeclaredEvents<Table extends EventTable = EventTable> = {
  readonly ruleset: RulesetId | null;
  readonly table: Table;
};

/** Fields that every event of the type has: what a sentence may tell. */
type TellableIn<Of extends Shapes> = Of extends Fields
  ? { [Name in keyof Of]: Of[Name] extends { readonly optional: true } ? never : Name }[keyof Of]
  : never;
type Tellable<Table extends EventTable> = {
  readonly [Type in keyof Table]: [
    HolesOf<Table[Type]['says']['fr']>,
    HolesOf<Table[Type]['says']['en']>,
  ] extends [
    HolesOf<Table[Type]['says']['en']> & TellableIn<Table[Type]['fields']>,
    HolesOf<Table[Type]['says']['fr']>,
  ]
    ? EventDeclaration
    : { readonly says: 'fr and en must have the same holes, each a field that is always there' };
};

/* @__NO_SIDE_EFFECTS__ */
export const declareEvents = <const Table extends EventTable>(
  ruleset: RulesetId | null,
  table: Table & Tellable<Table>,
): DeclaredEvents<Table> => ({ ruleset, table });

/** One event of a declaration: `EventNamed<typeof events, 'CardPlayed'>`. */
export type EventNamed<Of extends DeclaredEvents, Type extends keyof Of['table']> = DomainEvent<
  Type & string,
  DataIn<Of['table'][Type]['fields']>
>;

/** The union of all events of a declaration. */
export type EventOf<Of extends DeclaredEvents> = {
  [Type in keyof Of['table'] & string]: EventNamed<Of, Type>;
}[keyof Of['table'] & string];

/** One version of one type, ready to check what is written and what is read. */
export type EventVersion = {
  readonly type: string;
  readonly version: number;
  readonly says: Sentence;
  readonly schema: JsonSchema;
  readonly accepts: (data: unknown) => boolean;
  /** Where and why data do not fit that were not accepted. */
  readonly misfit: (data: unknown) => Misfit;
  /** To the next version; null for the one that is written now. */
  readonly upcast: ((data: unknown) => unknown) | null;
};

/** Every version of every type of a declaration, oldest first. */
export const versionsOf = ({ table }: DeclaredEvents): readonly EventVersion[] =>
  Object.entries(table).flatMap(([type, { says, fields, former = [] }]) =>
    [...former, { fields, upcast: null }].map((each, before) => ({
      type,
      version: before + 1,
      says,
      ...dataField(each.fields),
      upcast: each.upcast as EventVersion['upcast'],
    })),
  );

/** What of a game's own events everybody at its table saw, by type: all of the event, or what is left of its data. */
export type OpenEvents = ReadonlyMap<string, true | ((data: never) => unknown)>;

/** What is left of an event whose words may tell cards: an `open` of events in which somebody gives a reason. */
export const withoutReason = (data: object): object => ({ ...data, reason: null });

export const openEventsOf = ({ table }: DeclaredEvents): OpenEvents =>
  new Map(Object.entries(table).flatMap(([type, { open }]) => (open === undefined ? [] : [[type, open]])));

/** The types of its events that show something to the arbiter alone. */
export const arbiterAloneIn = ({ table }: DeclaredEvents): ReadonlySet<string> =>
  new Set(Object.entries(table).flatMap(([type, { arbiterAlone }]) => (arbiterAlone === true ? [type] : [])));

/** The act that an event records, for events that hold an act's arguments as they were given; null for all others. */
export const actRecordedBy =
  ({ table }: DeclaredEvents) =>
  ({ type, data }: DomainEvent): Act | null => {
    const act = Object.hasOwn(table, type) ? table[type]?.act : undefined;
    return act === undefined ? null : { do: act, ...(data as object) };
  };
