// Generated from own-places.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type OwnDivisionsVariables = Exact<{ [key: string]: never; }>;


export type OwnDivisionsResult = { readonly myMember: { readonly licence: string, readonly divisions: ReadonlyArray<{ readonly division: string, readonly entry: string }> } | null };

export type DivisionsOfOwnClubVariables = Exact<{
  number: string;
}>;


export type DivisionsOfOwnClubResult = { readonly club: { readonly number: string, readonly divisions: ReadonlyArray<{ readonly division: string, readonly entry: string }> } | null };


export const OwnDivisions = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDivisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}}]}}]}}]}}],"hash":"1ecde25b4111a3252f0dc04795d284ee3ca40d303640c774cd63e1ecef897fc7"} as unknown as DocumentNode<OwnDivisionsResult, OwnDivisionsVariables>;
export const DivisionsOfOwnClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionsOfOwnClub"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"club"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}}]}}]}}]}}],"hash":"b71e5c3090db9e4e672bcefc9ee6f71051f5d572919869ba2d12e872b2122e03","takes":"($number: ID!)"} as unknown as DocumentNode<DivisionsOfOwnClubResult, DivisionsOfOwnClubVariables>;