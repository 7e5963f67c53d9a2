import type { ActChoices, ChoiceRow } from '@arbitre/rules/kernel/session/choices';
import type { acts } from './acts';

export type Name = keyof typeof acts;

/** An act with what it can be given. */
export type Offer = readonly [Name, ActChoices];

/** An act of one group of arguments; none where no row is left. */
export const among = (name: Name, rows: readonly ChoiceRow[]): readonly Offer[] =>
  rows.length === 0 ? [] : [[name, [rows]]];

/** An act whose arguments do not depend on the state. */
export const when = (holds: boolean, name: Name): readonly Offer[] => (holds ? [[name, []]] : []);

/** Entries as the one argument that matters. */
export const amongEntries = (name: Name, entry: readonly string[]): readonly Offer[] =>
  among(name, entry.length === 0 ? [] : [{ entry }]);
