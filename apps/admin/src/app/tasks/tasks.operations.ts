// Generated from tasks.graphql by `nx run admin:operations`. Do not edit.
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

/** CALL: the arbiter was called, and nothing was ruled or scored since. APPEAL: the committee decides about a ruling. DISPUTED: a result counts for nobody until that is settled. MATTER: a deal waits for what the arbiter decides. PASSES_DIFFER: two passes of typing say otherwise. UNCONFIRMED: one side has not confirmed a result, and its table has gone on. ONE_HAND: both sides confirmed by one hand at once. IMPROBABLE: by what the game declares. */
export type TaskKind =
  | 'APPEAL'
  | 'CALL'
  | 'DISPUTED'
  | 'IMPROBABLE'
  | 'MATTER'
  | 'ONE_HAND'
  | 'PASSES_DIFFER'
  | 'UNCONFIRMED';

export type CompetitionTasksVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type CompetitionTasksResult = { readonly competition: { readonly id: string, readonly tasks: ReadonlyArray<{ readonly id: string, readonly kind: TaskKind, readonly desk: TaskDesk, readonly since: string, readonly article: string | null, readonly messageFr: string, readonly messageEn: string, readonly deal: { readonly id: string, readonly session: number, readonly round: number, readonly table: string, readonly board: number } }> } | null };


export const CompetitionTasks = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitionTasks"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"desk"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"board"}}]}}]}}]}}]}}],"hash":"083df414db0eb2f575a95a4927f89589cc8eaf1a9848bce7ee77604712b5d303"} as unknown as DocumentNode<CompetitionTasksResult, CompetitionTasksVariables>;