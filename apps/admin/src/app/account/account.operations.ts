// Generated from account.graphql by `nx run admin:operations`. Do not edit.
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

export type SecondFactorState =
  /** A role asks for a second factor: until it is there the account may do nothing. */
  | 'DUE'
  /** The password alone signs in. */
  | 'NONE'
  /** Signing in asks for a code of an authenticator too. */
  | 'SET';

export type SignInInput = {
  readonly account: string;
  /** The code that the account’s authenticator shows, where the answer without it was `code-needed`. */
  readonly code?: string | null | undefined;
  readonly password: string;
};

export type MeVariables = Exact<{ [key: string]: never; }>;


export type MeResult = { readonly may: ReadonlyArray<string>, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly secondFactor: SecondFactorState } | null };

export type MayThereVariables = Exact<{
  competition?: string | null | undefined;
  deal?: string | null | undefined;
}>;


export type MayThereResult = { readonly may: ReadonlyArray<string> };

export type DemoAccountListVariables = Exact<{ [key: string]: never; }>;


export type DemoAccountListResult = { readonly demoAccounts: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly password: string }> };

export type SignInVariables = Exact<{
  input: SignInInput;
}>;


export type SignInResult = { readonly signIn:
    | { readonly __typename: 'SignInRefused', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'SignedIn', readonly account: { readonly id: string, readonly name: string, readonly role: Role, readonly secondFactor: SecondFactorState } }
   };

export type SignOutVariables = Exact<{ [key: string]: never; }>;


export type SignOutResult = { readonly signOut: boolean };


export const Me = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]} as unknown as DocumentNode<MeResult, MeVariables>;
export const MayThere = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"competition"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"competition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competition"}}},{"kind":"Argument","name":{"kind":"Name","value":"deal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deal"}}}]}]}}]} as unknown as DocumentNode<MayThereResult, MayThereVariables>;
export const DemoAccountList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoAccountList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<DemoAccountListResult, DemoAccountListVariables>;
export const SignIn = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}]} as unknown as DocumentNode<SignInResult, SignInVariables>;
export const SignOut = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutResult, SignOutVariables>;