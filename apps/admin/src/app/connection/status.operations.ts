// Generated from status.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
/** How what is shown stands to what is recorded. */
export type ReadModelState =
  /** The log ends before what is shown: an older copy of it was restored. */
  | 'AHEAD'
  /** The worker is still at work. */
  | 'BEHIND'
  /** Everything recorded is shown. */
  | 'CURRENT'
  /** Events have been waiting for ten seconds and nothing moves. */
  | 'STALLED'
  /** No worker gives a sign of life: an old state is shown. */
  | 'STOPPED';

export type ServerStatusVariables = Exact<{ [key: string]: never; }>;


export type ServerStatusResult = { readonly status: { readonly up: boolean, readonly lag: number | null, readonly readModels: ReadModelState | null, readonly waitingSince: string | null, readonly store: { readonly ok: boolean } | null, readonly redis: { readonly ok: boolean } | null, readonly database: { readonly ok: boolean } | null, readonly worker: { readonly ok: boolean } | null } };


export const ServerStatus = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"up"}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"Field","name":{"kind":"Name","value":"database"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"Field","name":{"kind":"Name","value":"worker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lag"}},{"kind":"Field","name":{"kind":"Name","value":"readModels"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}}]}}]}}],"hash":"44db66169f03408d57d7c154a24b7bbcdbaf23e4d43921c7b48cff131d94717b"} as unknown as DocumentNode<ServerStatusResult, ServerStatusVariables>;