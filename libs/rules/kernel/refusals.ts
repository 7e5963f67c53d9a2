import type { Facts, Refusal } from './decider';

/** What a refusal says in each language; `{card}` is a hole that the fact of that name fills. */
export type Sentence = { readonly fr: string; readonly en: string };
/** The refusals of a game, or of a layer that all games share, by their codes in lower case. */
export type RefusalTable = Readonly<Record<string, Sentence>>;

/** A fact that a sentence tells: it is always there. */
type Told = string | number | boolean | readonly string[];
/** The names of the holes of a text. */
export type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;
type SameHoles<Table extends RefusalTable> = {
  readonly [Code in keyof Table]: [HolesOf<Table[Code]['fr']>, HolesOf<Table[Code]['en']>] extends [
    HolesOf<Table[Code]['en']>,
    HolesOf<Table[Code]['fr']>,
  ]
    ? Sentence
    : {
        readonly fr: 'fr and en must have the same holes';
        readonly en: 'fr and en must have the same holes';
      };
};
type FactsFor<Text extends string> = [HolesOf<Text>] extends [never]
  ? [facts?: Facts]
  : [facts: Facts & Readonly<Record<HolesOf<Text>, Told>>];

/** Refuses with a code of the table and the facts that its sentence tells; other facts may come along. */
export type Refuse<Table extends RefusalTable> = <Code extends keyof Table & string>(
  code: Code,
  ...facts: FactsFor<Table[Code]['fr']>
) => Refusal;

/**
 * Declares what a game or a layer refuses where no article speaks: one line a code, the one place of its texts. Nothing that decides reads
 * the sentences, so that a page which plays a game does not carry them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const refusals = <const Table extends RefusalTable>(table: Table & SameHoles<Table>): Table => table;

/** The `refuse` of a table: another code or a missing fact does not compile. */
export const refusing = <Table extends RefusalTable>(): Refuse<Table> => refuseAny;

const refuseAny = (code: string, facts: Facts = {}): Refusal => ({
  ok: false,
  violation: { article: code, facts },
});
