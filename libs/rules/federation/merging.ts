import type { Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from './refusals';

/** Numbers of one and the same person, or club: one of them stands, the others are read as it. */
export type Merging = {
  /** The number that this one is read as; null while it stands for itself. */
  readonly mergedInto: string | null;
  /** The number that it was read as last, once that was undone. */
  readonly undoneFrom: string | null;
  /** The numbers that are read as this one, in the order in which they were merged. */
  readonly aliases: readonly string[];
};

export const UNMERGED: Merging = { mergedInto: null, undoneFrom: null, aliases: [] };

/** Why a number may not be merged into another; null when it may. What has aliases stands: they are merged one by one. */
export const notMerged = ({ aliases }: Merging, own: string, into: string): Refusal | null => {
  if (own === into) return refuse('merged-with-itself', { number: own });
  return aliases.length === 0 ? null : refuse('has-aliases', { aliases: aliases.join(', ') });
};

/** Why nothing may be written on a number; null while it stands for itself. */
export const standsForAnother = ({ mergedInto }: Merging): Refusal | null =>
  mergedInto === null ? null : refuse('merged-into', { into: mergedInto });

export const withoutMerge = <State extends Merging>(state: State, undoneFrom: string): State => ({
  ...state,
  mergedInto: null,
  undoneFrom,
});

export const withAlias = <State extends Merging>(state: State, alias: string): State => ({
  ...state,
  aliases: [...state.aliases.filter((each) => each !== alias), alias],
});

export const withoutAlias = <State extends Merging>(state: State, alias: string): State => ({
  ...state,
  aliases: state.aliases.filter((each) => each !== alias),
});
