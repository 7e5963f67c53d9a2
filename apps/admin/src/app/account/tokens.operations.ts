// Generated from tokens.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CreateTokenInput = {
  /** The present password; not needed within ten minutes of signing in with two factors. */
  readonly current?: string | null | undefined;
  /** How many days it lasts, 365 at most; 90 where nothing is said. */
  readonly days?: number | null | undefined;
  /** Those of your grants that it uses; none: it reads what is public. */
  readonly grants: ReadonlyArray<string>;
  /** What you call it: the club’s web page, the program of the hall. */
  readonly name: string;
  /** Whether it writes nothing. */
  readonly readsOnly: boolean;
};

export type RevokeTokenInput = {
  readonly token: string;
};

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

export type MyTokensVariables = Exact<{ [key: string]: never; }>;


export type MyTokensResult = { readonly myTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly readsOnly: boolean, readonly createdAt: string, readonly expiresAt: string, readonly usedOn: string | null, readonly grants: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly scope: string }> }>, readonly me: { readonly id: string, readonly grants: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly scope: string, readonly ended: boolean }> } | null };

export type CreateTokenVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenResult = { readonly createToken:
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'TokenCreated', readonly token: string }
   };

export type RevokeTokenVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type RevokeTokenResult = { readonly revokeToken:
    | { readonly __typename: 'AccountDone', readonly account: string }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };


export const MyTokens = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]}}],"hash":"fdb1dfcd4c9616a8d6657c4933770289efcd319bfed860f2564d89f9d96169ad"} as unknown as DocumentNode<MyTokensResult, MyTokensVariables>;
export const CreateToken = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateToken"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TokenCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"54308e8940af701f88e53a0e24c14fdde1939b63dbf62ead9fee2f4fc33d7857"} as unknown as DocumentNode<CreateTokenResult, CreateTokenVariables>;
export const RevokeToken = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeToken"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"6b6ffeb1f77acf42ec59315dc1ce4ac43a9432b83382bd44c0154d7092077a0f"} as unknown as DocumentNode<RevokeTokenResult, RevokeTokenVariables>;