// Generated from officials.graphql by `nx run admin:operations`. Do not edit.
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

export type OfficialsVariables = Exact<{
  role?: Role | null | undefined;
  place?: string | null | undefined;
  named?: string | null | undefined;
  all?: boolean | null | undefined;
  after?: string | null | undefined;
  atLeast?: string | null | undefined;
}>;


export type OfficialsResult = { readonly officials: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly account: string, readonly name: string | null, readonly grant: string, readonly role: Role, readonly scope: string, readonly since: string, readonly until: string | null, readonly endedOn: string | null }> } };

export type AccountNamesVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AccountNamesResult = { readonly accounts: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null }> } };


export const Officials = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Officials"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"named"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}},{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}}]}}]}}]}}],"hash":"e13f5ac519ff1dbbd6e5ad79535d11c9dfcd545e8dc93ffc9e309d25ef77fb8a","takes":"($role: Role, $place: ID, $named: String, $all: Boolean, $after: String, $atLeast: EventPosition)"} as unknown as DocumentNode<OfficialsResult, OfficialsVariables>;
export const AccountNames = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountNames"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}],"hash":"4c042131550e7cbede4387b12e0f363696998acb812e059cc9e1807229a6f176","takes":"($after: String)"} as unknown as DocumentNode<AccountNamesResult, AccountNamesVariables>;