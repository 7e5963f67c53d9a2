// Generated from division-list.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
/** NAMES: an entry that is there gets its players. SAME: it is so already. */
export type DivisionListDoes =
  | 'ENTERS'
  | 'NAMES'
  | 'PROBLEM'
  | 'SAME'
  | 'WAITS';

export type EnterDivisionListInput = {
  readonly clientMutationId: string;
  /** The division by its id, `<season>.<division>`. */
  readonly division: string;
  readonly expectedVersion?: number | null | undefined;
  /** Entries as a spreadsheet gives them, an entry a line, or a player a line with his team: cells with tabs, semicolons or commas between them, titles first. */
  readonly list: string;
};

export type PlanOfDivisionListVariables = Exact<{
  id: string;
  list: string;
  atLeast?: string | null | undefined;
}>;


export type PlanOfDivisionListResult = { readonly division: { readonly id: string, readonly planOfList: { readonly ignored: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly line: number, readonly does: DivisionListDoes, readonly entry: string | null, readonly name: string | null, readonly club: string | null, readonly members: ReadonlyArray<{ readonly name: string | null, readonly licence: string | null, readonly guest: boolean, readonly erased: boolean }>, readonly substitutes: ReadonlyArray<{ readonly name: string | null, readonly licence: string | null, readonly guest: boolean, readonly erased: boolean }>, readonly problem: { readonly field: string | null, readonly messageFr: string, readonly messageEn: string } | null }> } | null } | null };

export type EnterDivisionListVariables = Exact<{
  input: EnterDivisionListInput;
}>;


export type EnterDivisionListResult = { readonly enterDivisionList:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

type Written_Committed = { readonly __typename: 'Committed', readonly id: string, readonly position: string };

type Written_ConflictingVersion = { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type Written_NotAuthorized = { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type Written_NotFound = { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type Written_RuleViolation = { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number };

type Written_ValidationFailed = { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string };

export type Written =
  | Written_Committed
  | Written_ConflictingVersion
  | Written_NotAuthorized
  | Written_NotFound
  | Written_RuleViolation
  | Written_ValidationFailed
;

export const Written = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}]} as unknown as DocumentNode<Written, unknown>;
export const PlanOfDivisionList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOfDivisionList"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planOfList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignored"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"does"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"club"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"substitutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}]}}]}}],"hash":"06d4462b5ecbdf64a8322f80d4af689c42d1754e3ee307378315dfdd950d13c7","takes":"($id: ID!, $list: String!, $atLeast: EventPosition)"} as unknown as DocumentNode<PlanOfDivisionListResult, PlanOfDivisionListVariables>;
export const EnterDivisionList = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterDivisionList"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterDivisionList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"d4476bbd5d8791a34278e76637b8a0af3e68cf2c7a16929d7608a2d08680f863"} as unknown as DocumentNode<EnterDivisionListResult, EnterDivisionListVariables>;