// Generated from table-codes.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type DealState =
  | 'ADJUSTED'
  | 'OPEN'
  | 'SCORED'
  | 'UNPLAYED';

export type EnterTableCodeInput = {
  /** As it is written down: small letters and gaps do not matter. */
  readonly code: string;
};

export type MakeTableCodeInput = {
  /** How long it holds, 16 at most; 6 where nothing is said. */
  readonly hours?: number | null | undefined;
  /** One of the game’s seats at that table: its telephone sees the own hand, and no other. */
  readonly seat?: string | null | undefined;
  readonly session: string;
  /** Nothing: every table of the session. */
  readonly table?: string | null | undefined;
};

export type RevokeTableCodeInput = {
  readonly code: string;
};

export type TableCodesVariables = Exact<{
  session: string;
}>;


export type TableCodesResult = { readonly tableCodes: ReadonlyArray<{ readonly id: string, readonly table: string | null, readonly seat: string | null, readonly endsAt: string, readonly telephones: number }> };

export type OwnHandsVariables = Exact<{
  id: string;
  session: number;
  table: string;
}>;


export type OwnHandsResult = { readonly competition: { readonly id: string, readonly deals: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly round: number, readonly board: number, readonly state: DealState }> } } | null };

export type MyTableVariables = Exact<{ [key: string]: never; }>;


export type MyTableResult = { readonly myTable: { readonly competition: string, readonly session: string, readonly table: string | null, readonly seat: string | null, readonly endsAt: string } | null };

export type MakeTableCodeVariables = Exact<{
  input: MakeTableCodeInput;
}>;


export type MakeTableCodeResult = { readonly makeTableCode:
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'TableCodeMade', readonly code: string }
   };

export type RevokeTableCodeVariables = Exact<{
  input: RevokeTableCodeInput;
}>;


export type RevokeTableCodeResult = { readonly revokeTableCode:
    | { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };

export type EnterTableCodeVariables = Exact<{
  input: EnterTableCodeInput;
}>;


export type EnterTableCodeResult = { readonly enterTableCode:
    | { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };

type AccountOutcome_AccountDone = { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null };

type AccountOutcome_AccountRefused = { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string };

export type AccountOutcome =
  | AccountOutcome_AccountDone
  | AccountOutcome_AccountRefused
;

export const AccountOutcome = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]} as unknown as DocumentNode<AccountOutcome, unknown>;
export const TableCodes = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableCodes"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"telephones"}}]}}]}}],"hash":"c61b7d84ac0a03069bb91537835afbf762f50e7a4eeb07120933fe7738a5c7e1","takes":"($session: ID!)"} as unknown as DocumentNode<TableCodesResult, TableCodesVariables>;
export const OwnHands = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnHands"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"session"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}},{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}],"hash":"ab76fdef7e9fa6df831f669b2d7ccb7a6bf11427a3a7111e63be344efb4b7ad7","takes":"($id: ID!, $session: Int!, $table: String!)"} as unknown as DocumentNode<OwnHandsResult, OwnHandsVariables>;
export const MyTable = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}],"hash":"8dd9fd2939ec3e1a1209db0b67f9f8b9471f308485266e4e058af1d80f9f470a"} as unknown as DocumentNode<MyTableResult, MyTableVariables>;
export const MakeTableCode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeTableCode"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeTableCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableCodeMade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"65ffb312a504778bc3b1310ad1bd5c55fa80e1bafd1d99c0e1d0a6f80964c064"} as unknown as DocumentNode<MakeTableCodeResult, MakeTableCodeVariables>;
export const RevokeTableCode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeTableCode"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeTableCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}],"hash":"60d4a3b3e4104d4308ff2ecdbd6105e9e98e1747fcbd0dbfd288c2bcd3bc12d9"} as unknown as DocumentNode<RevokeTableCodeResult, RevokeTableCodeVariables>;
export const EnterTableCode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterTableCode"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterTableCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}],"hash":"273a47804cded3f824f16b116f617c37dd5cd02146dd55ae4db0fa39e28a6a2d"} as unknown as DocumentNode<EnterTableCodeResult, EnterTableCodeVariables>;