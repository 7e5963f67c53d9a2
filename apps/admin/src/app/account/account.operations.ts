// Generated from account.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type BeginOidcInput = {
  /** The page of this installation to come back to, from its first / on. Any other is left out. */
  readonly from?: string | null | undefined;
  /** What stands behind # in the address of an invitation or a reset: the login signs in with its account from now on. */
  readonly link?: string | null | undefined;
};

export type ProveCodeInput = {
  /** The code that the account’s authenticator shows. */
  readonly code: string;
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

export type SecondFactorState =
  /** A role asks for a second factor, and this session has shown none: until it does the account may do nothing. */
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

export type SignInWithPasskeyInput = {
  /** What the browser answered, as JSON. */
  readonly response: unknown;
};

export type MeVariables = Exact<{ [key: string]: never; }>;


export type MeResult = { readonly may: ReadonlyArray<string>, readonly anywhere: ReadonlyArray<string>, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly secondFactor: SecondFactorState, readonly tied: boolean, readonly grants: ReadonlyArray<{ readonly role: Role, readonly scope: string, readonly ended: boolean }>, readonly seeing: { readonly role: Role, readonly scope: string } | null } | null };

export type MayThereVariables = Exact<{
  competition?: string | null | undefined;
  deal?: string | null | undefined;
  club?: string | null | undefined;
  member?: string | null | undefined;
  division?: string | null | undefined;
}>;


export type MayThereResult = { readonly may: ReadonlyArray<string> };

export type DemoAccountListVariables = Exact<{ [key: string]: never; }>;


export type DemoAccountListResult = { readonly demoAccounts: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly password: string }> };

export type SignInWaysVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysResult = { readonly signInWays: { readonly passkeysAt: string, readonly oidc: string | null } };

export type SignInRefusalVariables = Exact<{
  code: string;
}>;


export type SignInRefusalResult = { readonly signInRefusal: { readonly code: string, readonly messageFr: string, readonly messageEn: string } | null };

export type BeginOidcVariables = Exact<{
  input: BeginOidcInput;
}>;


export type BeginOidcResult = { readonly beginOidc:
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'OidcAddress', readonly address: string }
   };

export type ProveCodeVariables = Exact<{
  input: ProveCodeInput;
}>;


export type ProveCodeResult = { readonly proveCode:
    | { readonly __typename: 'SignInRefused', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'SignedIn' }
   };

export type BeginPasskeySignInVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInResult = { readonly beginPasskeySignIn: { readonly options: unknown } };

export type SignInWithPasskeyVariables = Exact<{
  input: SignInWithPasskeyInput;
}>;


export type SignInWithPasskeyResult = { readonly signInWithPasskey:
    | { readonly __typename: 'SignInRefused', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'SignedIn' }
   };

export type SignInVariables = Exact<{
  input: SignInInput;
}>;


export type SignInResult = { readonly signIn:
    | { readonly __typename: 'SignInRefused', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'SignedIn', readonly account: { readonly id: string, readonly name: string, readonly role: Role, readonly secondFactor: SecondFactorState, readonly tied: boolean } }
   };

export type SignOutVariables = Exact<{ [key: string]: never; }>;


export type SignOutResult = { readonly signOut: boolean };


export const Me = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"tied"}},{"kind":"Field","name":{"kind":"Name","value":"grants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seeing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"may"}},{"kind":"Field","alias":{"kind":"Name","value":"anywhere"},"name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"anywhere"},"value":{"kind":"BooleanValue","value":true}}]}]}}],"hash":"a76cfc3cd37e99a2f1a16b2cd3e919c0e38b8d91c191938e8657748375b7e734"} as unknown as DocumentNode<MeResult, MeVariables>;
export const MayThere = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayThere"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"may"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"competition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competition"}}},{"kind":"Argument","name":{"kind":"Name","value":"deal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deal"}}},{"kind":"Argument","name":{"kind":"Name","value":"club"},"value":{"kind":"Variable","name":{"kind":"Name","value":"club"}}},{"kind":"Argument","name":{"kind":"Name","value":"member"},"value":{"kind":"Variable","name":{"kind":"Name","value":"member"}}},{"kind":"Argument","name":{"kind":"Name","value":"division"},"value":{"kind":"Variable","name":{"kind":"Name","value":"division"}}}]}]}}],"hash":"49a9a9ccb4c7e132ec12de51397188bdee96d3f223eb3e74a419a5647e0f4968","takes":"($competition: ID, $deal: ID, $club: ID, $member: ID, $division: ID)"} as unknown as DocumentNode<MayThereResult, MayThereVariables>;
export const DemoAccountList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoAccountList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}],"hash":"84190bfeeaeb4bfcb51243f878f425906926ffbcbcc0d91ee892a5a9af021068"} as unknown as DocumentNode<DemoAccountListResult, DemoAccountListVariables>;
export const SignInWays = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeysAt"}},{"kind":"Field","name":{"kind":"Name","value":"oidc"}}]}}]}}],"hash":"ac86f68b5dcfef9c9bd704b89939f5fd95bdb820a7afbb37b74f1110338709b8"} as unknown as DocumentNode<SignInWaysResult, SignInWaysVariables>;
export const SignInRefusal = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInRefusal"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInRefusal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}],"hash":"9261d7c90c2267550480096e3af73e6283cc761478afaf15844b0b55617f90bb","takes":"($code: String!)"} as unknown as DocumentNode<SignInRefusalResult, SignInRefusalVariables>;
export const BeginOidc = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOidc"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginOidc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OidcAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"05bce3e47f3741810dec18403a94486a8df9caa03f7b04ac3954c203c4733836"} as unknown as DocumentNode<BeginOidcResult, BeginOidcVariables>;
export const ProveCode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveCode"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"39f084ebdab1ab53dce9f17f3b08adb26eca668cfeb5edb91ddc1a7fab272b07"} as unknown as DocumentNode<ProveCodeResult, ProveCodeVariables>;
export const BeginPasskeySignIn = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}],"hash":"ea8bdadd4103d9fcf0e6d7735cb993b9d19b81b5129651f6b460c8b4a5d0e1a1"} as unknown as DocumentNode<BeginPasskeySignInResult, BeginPasskeySignInVariables>;
export const SignInWithPasskey = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"5830bff643a745412e96f0ee665a2554fe68d950838f8bf1a22bc5b6397742cb"} as unknown as DocumentNode<SignInWithPasskeyResult, SignInWithPasskeyVariables>;
export const SignIn = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"tied"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"d685a842735d4c9e72dea1323b765955c734c1426ebb0716fdd8a2a00b80b0ef"} as unknown as DocumentNode<SignInResult, SignInVariables>;
export const SignOut = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}],"hash":"ddeca0f48c813bf96f4ba225112935ef08d2395537f41fb403849cd0f9e65025"} as unknown as DocumentNode<SignOutResult, SignOutVariables>;