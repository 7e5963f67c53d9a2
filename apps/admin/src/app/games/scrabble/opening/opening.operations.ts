// Generated from opening.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type InstalledWordListsVariables = Exact<{ [key: string]: never; }>;


export type InstalledWordListsResult = { readonly wordLists: ReadonlyArray<{ readonly name: string, readonly words: number, readonly official: boolean }> };

export type CheckWordsVariables = Exact<{
  name: string;
  words: ReadonlyArray<string> | string;
}>;


export type CheckWordsResult = { readonly wordCheck: ReadonlyArray<{ readonly word: string, readonly valid: boolean }> };


export const InstalledWordLists = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstalledWordLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"official"}}]}}]}}],"hash":"ec049cef811beb29e841082a4372de63d199a4cce61eceb486ac8bdd5242cb0c"} as unknown as DocumentNode<InstalledWordListsResult, InstalledWordListsVariables>;
export const CheckWords = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckWords"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}}]}}],"hash":"67d3e35f2ee08f43efe1d2380af8d44f73a58e17c3fdfa18c9b19e91c0e747fb","takes":"($name: String!, $words: [String!]!)"} as unknown as DocumentNode<CheckWordsResult, CheckWordsVariables>;