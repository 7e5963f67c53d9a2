// Generated from seeing.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type Role =
  /** Invites accounts, gives and ends their grants. */
  | 'ADMINISTRATOR'
  /** Rules on deals, corrects results. */
  | 'ARBITER'
  /** Reads everything, changes nothing. */
  | 'AUDITOR'
  /** Runs tables and enters results. */
  | 'CLUB'
  /** Rules on appeals. */
  | 'COMMITTEE'
  /** Directs a tournament: sessions, deals, corrections. */
  | 'DIRECTOR'
  /** Runs competitions. */
  | 'ORGANISER'
  /** Plays in an entry. */
  | 'PLAYER'
  /** Was granted nothing that holds today. */
  | 'PUBLIC'
  /** Enters what happens at the table. */
  | 'SCORER'
  /** Runs competitions: entries, results, corrections. */
  | 'STAFF';

export type SeeAsInput = {
  /** `PUBLIC`: as somebody who was granted nothing. */
  readonly role: Role;
  /** As a grant has it: `federation`, `region:nord`, `club:75012`, `competition:coupe` … */
  readonly scope: string;
};

export type SeeAsVariables = Exact<{
  input: SeeAsInput;
}>;


export type SeeAsResult = { readonly seeAs:
    | { readonly __typename: 'AccountDone' }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };

export type StopSeeingAsVariables = Exact<{ [key: string]: never; }>;


export type StopSeeingAsResult = { readonly stopSeeingAs:
    | { readonly __typename: 'AccountDone' }
    | { readonly __typename: 'AccountRefused' }
   };


export const SeeAs = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeAs"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"c19485014b896642ce9d34aa0043915dbfccd04848e9728273155d72b9861878"} as unknown as DocumentNode<SeeAsResult, SeeAsVariables>;
export const StopSeeingAs = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSeeingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSeeingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"hash":"b8c7e7f5565d6eb7fcdafba25b51dc4b710dd88559d101b12d79ef9fdfb1d58a"} as unknown as DocumentNode<StopSeeingAsResult, StopSeeingAsVariables>;