// Generated from own.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type OwnEntriesVariables = Exact<{ [key: string]: never; }>;


export type OwnEntriesResult = { readonly myMember: { readonly licence: string, readonly results: ReadonlyArray<{ readonly competition: string, readonly entry: { readonly id: string } | null }> } | null };

export type OwnClubVariables = Exact<{
  number: string;
}>;


export type OwnClubResult = { readonly club: { readonly number: string, readonly name: string } | null };


export const OwnEntries = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}],"hash":"50599393ecde8721a425afc819a618b522e7551feac310ae476c82b9844928aa"} as unknown as DocumentNode<OwnEntriesResult, OwnEntriesVariables>;
export const OwnClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnClub"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"club"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}],"hash":"da413503ddbbbb12152c8d120b9520622f3552f7400226c879d1c408c433b1fd","takes":"($number: ID!)"} as unknown as DocumentNode<OwnClubResult, OwnClubVariables>;