import {
  type DeclaredEvents,
  type EventVersion,
  type JsonSchema,
  type RulesetId,
  versionsOf,
} from '@arbitre/rules';

/**
 * Event types that belong together, in all their versions. `ruleset`: the rules in whose streams they stand; null: the life
 * of every deal, session and competition, the same under all rules.
 */
export type EventDeclarations = {
  readonly ruleset: RulesetId | null;
  readonly versions: readonly EventVersion[];
};

/** A part of the catalogue page: where its events stand, in a sentence. */
export type Chapter = {
  readonly title: string;
  readonly text: string;
  readonly events: EventDeclarations;
  /** What its streams start from, in a game. */
  readonly setup?: JsonSchema;
};

/** All versions of what a game, or the life around games, declares. */
export const declared = (events: DeclaredEvents): EventDeclarations => ({
  ruleset: events.ruleset,
  versions: versionsOf(events),
});
