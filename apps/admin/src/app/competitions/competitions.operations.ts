// Generated from competitions.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CompetitionState =
  | 'CLOSED'
  | 'OPEN';

/** Where a competition is in its life: PROVISIONAL once nothing enters it any more or its ranking is published, OFFICIAL when corrections are over, FINAL when nobody touches it any more. */
export type Stage =
  | 'FINAL'
  | 'OFFICIAL'
  | 'PLANNED'
  | 'PROVISIONAL'
  | 'RUNNING';

export type CompetitionsVariables = Exact<{
  after?: string | null | undefined;
  named?: string | null | undefined;
  region?: string | null | undefined;
  stage?: Stage | null | undefined;
  oldestFirst?: boolean | null | undefined;
}>;


export type CompetitionsResult = { readonly competitions: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly game: string, readonly method: string, readonly startsOn: string, readonly state: CompetitionState, readonly stage: Stage, readonly entryCount: number, readonly resultCount: number, readonly region: string }> } };

export type CompetitionRegionsVariables = Exact<{ [key: string]: never; }>;


export type CompetitionRegionsResult = { readonly regions: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly title: string }> } };


export const Competitions = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Competitions"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"named"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldestFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","alias":{"kind":"Name","value":"region"},"name":{"kind":"Name","value":"regionName"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}}]}}]}}]}}],"hash":"9d888b0707debdc04c7a839cabe17534b06d0ebeba37d4d8ea6f58c33c59878d","takes":"($after: String, $named: String, $region: String, $stage: Stage, $oldestFirst: Boolean)"} as unknown as DocumentNode<CompetitionsResult, CompetitionsVariables>;
export const CompetitionRegions = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitionRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}],"hash":"6880f2b7c2daf46ed43734d8a6b176b90d1d00012cc756a25b2f652c55851060"} as unknown as DocumentNode<CompetitionRegionsResult, CompetitionRegionsVariables>;