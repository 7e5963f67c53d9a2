import type { Facts } from './decider';
import type { Sentence } from './refusals';

/** A result as it lies beside those of the other tables on the same board. */
export type BoardResult = {
  readonly deal: string;
  readonly notation: string;
  /** The game's own account of it. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Points of each side. */
  readonly scores: Readonly<Record<string, number>>;
};

/** What is improbable of one of them; `kind` has its sentence in the declaration. */
export type Improbability = { readonly deal: string; readonly kind: string; readonly facts: Facts };

/**
 * What a game holds improbable, by its own declaration: possible under its rules, accepted, and worth a second look. Each becomes a
 * task until a person says, with a reason, that it is valid, or the result is corrected.
 */
export type Improbable = {
  readonly says: Readonly<Record<string, Sentence>>;
  /** Of all results of one board. */
  readonly find: (results: readonly BoardResult[]) => readonly Improbability[];
};
