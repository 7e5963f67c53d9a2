/** Values that explain a violation: what was tried, what was allowed, where. Plain JSON. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/**
 * Why an act was refused. `article` is the id of the article it breaks (`BD-L44C`), or, where no rulebook speaks
 * (a record that cannot be read, a deal already closed), a code in lower case (`deal-closed`).
 */
export type Violation = { readonly article: string; readonly facts: Facts };

/** What a decider answers: the events that follow, or the violation that stands against the command. */
export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly violation: Violation };

/** An event as the rules see it: a past-tense type and its data in the field's notation. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data;
};

/** A command as records and the API carry it: `do` names the act, the rest are its arguments. */
export type Act<Do extends string = string> = { readonly do: Do };

/**
 * Who gives an act, and when (UTC, ISO 8601), as the write side knows them. A replay knows neither: what rules make of them
 * stands in the events.
 */
export type Origin = {
  readonly author?: { readonly id: string; readonly role: string };
  readonly at?: string;
};

/**
 * A game, a deal, a competition: three pure functions. `decide` never throws for a user's mistake. `evolve` may change
 * `state` in place and returns it (no allocation in the replay loop); whoever needs an old state asks for a copy. `Context`:
 * what is known beside the state when an act is given.
 */
export interface Decider<Setup, Command, Event, State, Context = unknown> {
  initial(setup: Setup): State;
  decide(state: State, command: Command, context?: Context): Decision<Event>;
  evolve(state: State, event: Event): State;
}

export const accepted = <Event>(...events: readonly Event[]): Decision<Event> => ({ ok: true, events });

export type Refusal = { readonly ok: false; readonly violation: Violation };

/** An article's id: a code in lower case has its sentence and its facts in a table (`refusals.ts`), and does not compile here. */
type ArticleId<Id extends string> = Id extends Lowercase<Id> ? never : Id;

/** Refuses an act that an article of the rulebook forbids. */
export const refused = <Id extends string>(article: ArticleId<Id>, facts: Facts = {}): Refusal => ({
  ok: false,
  violation: { article, facts },
});
