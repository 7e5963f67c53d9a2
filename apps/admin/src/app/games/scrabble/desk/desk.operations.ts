// Generated from desk.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type RecordSessionActsInput = {
  readonly acts: ReadonlyArray<unknown>;
  readonly clientMutationId: string;
  readonly expectedVersion: number;
  readonly session: string;
};

export type RecordSlipVariables = Exact<{
  input: RecordSessionActsInput;
}>;


export type RecordSlipResult = { readonly recordSessionActs:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

type Outcome_Committed = { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean };

type Outcome_ConflictingVersion = { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number };

type Outcome_NotAuthorized = { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type Outcome_NotFound = { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type Outcome_RuleViolation = { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown };

type Outcome_ValidationFailed = { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string };

export type Outcome =
  | Outcome_Committed
  | Outcome_ConflictingVersion
  | Outcome_NotAuthorized
  | Outcome_NotFound
  | Outcome_RuleViolation
  | Outcome_ValidationFailed
;

export const Outcome = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<Outcome, unknown>;
export const RecordSlip = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSlip"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSessionActs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"4f3fbb7a1cc6ba0fe0cf088b7ae89d64002f3a56c937d116d39123068e139849"} as unknown as DocumentNode<RecordSlipResult, RecordSlipVariables>;