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

/** What is to be done about a result in every game. */
const OF_ALL: Readonly<Record<string, Sentence>> = {
  disputed: {
    fr: '{side} conteste {result} ; selon ce camp : {says}. {reason}',
    en: '{side} disputes {result}; that side says: {says}. {reason}',
  },
  'passes-differ': {
    fr: 'Les deux relevés diffèrent : {result}, puis {says}.',
    en: 'The two passes differ: {result}, then {says}.',
  },
  'one-hand': {
    fr: '{result} : les deux camps confirmés par la même main, coup sur coup.',
    en: '{result}: both sides were confirmed by the same hand, one right after the other.',
  },
};

/** How a task of that kind is told, by what the game says of its own kinds; null where nobody says. */
export const taskSentence = (improbable: Improbable | undefined, kind: string): Sentence | null =>
  OF_ALL[kind] ?? improbable?.says[kind] ?? null;
