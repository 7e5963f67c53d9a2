// Generated from today.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
/** Whose work a task is first. */
export type TaskDesk =
  | 'ARBITER'
  | 'DIRECTOR'
  | 'SCORER';

/** CALL: the arbiter was called, and nothing was ruled or scored since. APPEAL: the committee decides about a ruling. DISPUTED: a result counts for nobody until that is settled. MATTER: a deal waits for what the arbiter decides. PASSES_DIFFER: two passes of typing say otherwise. READ_ONCE: results of a round wait for the second pass that the competition asks for; the deal is the first of them. UNCONFIRMED: one side has not confirmed a result, and its table has gone on. ONE_HAND: both sides confirmed by one hand at once. IMPROBABLE: by what the game declares. */
export type TaskKind =
  | 'APPEAL'
  | 'CALL'
  | 'DISPUTED'
  | 'IMPROBABLE'
  | 'MATTER'
  | 'ONE_HAND'
  | 'PASSES_DIFFER'
  | 'READ_ONCE'
  | 'UNCONFIRMED';

/** HALL_CALLS, TASKS: of a competition. FIXTURE_…: one match. FIXTURES_REPORTED, FIXTURES_LATE: matches of a division that nobody has confirmed, or that are past their day without a result. CLOSE_FINISH: somebody else checks before publication. PHASE_OVER: a region may close its phase; PHASE_LATE: its days for corrections are over too. */
export type TodayKind =
  | 'CLOSE_FINISH'
  | 'CORRECTIONS_END'
  | 'ENTRIES_WAITING'
  | 'FIXTURES_LATE'
  | 'FIXTURES_REPORTED'
  | 'FIXTURE_DISPUTED'
  | 'FIXTURE_TO_CONFIRM'
  | 'FIXTURE_TO_REPORT'
  | 'HALL_CALLS'
  | 'PHASE_ENDS'
  | 'PHASE_LATE'
  | 'PHASE_OVER'
  | 'TASKS'
  | 'TO_PUBLISH';

export type TodayVariables = Exact<{ [key: string]: never; }>;


export type TodayResult = { readonly today: ReadonlyArray<{ readonly id: string, readonly kind: TodayKind, readonly count: number, readonly since: string | null, readonly until: string | null, readonly day: string | null, readonly regionName: string | null, readonly competition: { readonly id: string, readonly name: string, readonly game: string } | null, readonly tasks: ReadonlyArray<{ readonly id: string, readonly kind: TaskKind, readonly desk: TaskDesk, readonly since: string, readonly messageFr: string, readonly messageEn: string, readonly deal: { readonly id: string, readonly session: number, readonly round: number, readonly table: string, readonly board: number } | null }>, readonly division: { readonly id: string, readonly title: string, readonly game: string } | null, readonly fixture: { readonly fixture: string, readonly round: number, readonly division: { readonly id: string, readonly title: string, readonly game: string } | null, readonly sides: ReadonlyArray<{ readonly entry: string, readonly name: string }> } | null, readonly season: { readonly id: string, readonly name: string } | null }> };


export const Today = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"competition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"desk"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"board"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixture"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}],"hash":"f6bcaa4589298b94e5e5b98b19a9ed186623311a6bb8f2dd67517f75c72062e0"} as unknown as DocumentNode<TodayResult, TodayVariables>;