// Generated from acts.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CloseCompetitionInput = {
  readonly clientMutationId: string;
  readonly competition: string;
  readonly expectedVersion?: number | null | undefined;
  readonly reason: string;
};

/** Keeps boards from those who have yet to play them. */
export type EmbargoInput = {
  /** Results that a board has when every table of every centre has played it; it is shown then. */
  readonly tables?: number | null | undefined;
  /** A time in UTC such as 2026-11-21T22:00:00Z. */
  readonly until: string;
};

/** What is planned; whoever opens a session or a deal may say otherwise. */
export type PlanInput = {
  /** Of deals: `full` or `result`. */
  readonly grain?: string | null | undefined;
  /** Of deals: `enforced` or `observed`. */
  readonly policy?: string | null | undefined;
  /** The first is session 1. */
  readonly sessions: ReadonlyArray<PlannedSessionInput>;
  /** What every session starts from, as far as its game lets that be planned. */
  readonly setup?: unknown;
  /** Whether results are typed twice, the second time without sight of the first. */
  readonly twice?: boolean | null | undefined;
};

export type PlannedSessionInput = {
  /** Where: the number of the club, or a word for it. */
  readonly club?: string | null | undefined;
  /** The day, such as 2026-11-21. */
  readonly day: string;
};

/** All that can be said anew: what is left out is none, and not as before. */
export type ReviseCompetitionInput = {
  readonly clientMutationId: string;
  /** Where the first two are as near as this or nearer, somebody else checks before publication. */
  readonly closeFinish?: number | null | undefined;
  readonly competition: string;
  /** Minutes after the publication in which results may be corrected; 0: none. Left out: until somebody ends it. */
  readonly correctionMinutes?: number | null | undefined;
  readonly embargo?: EmbargoInput | null | undefined;
  readonly expectedVersion?: number | null | undefined;
  readonly method: string;
  readonly name: string;
  /** Entries that play; later ones wait in order. Left out: no limit. */
  readonly places?: number | null | undefined;
  readonly plan?: PlanInput | null | undefined;
  /** Needed once something was played. */
  readonly reason?: string | null | undefined;
  readonly region: string;
  /** The version and the parameters of the method, as `Game.methods` declares them; left out: as it is usual. */
  readonly scoring?: unknown;
  readonly startsOn: string;
};

export type ReviseCompetitionVariables = Exact<{
  input: ReviseCompetitionInput;
}>;


export type ReviseCompetitionResult = { readonly reviseCompetition:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type CloseCompetitionVariables = Exact<{
  input: CloseCompetitionInput;
}>;


export type CloseCompetitionResult = { readonly closeCompetition:
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
export const ReviseCompetition = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviseCompetition"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviseCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"bf4bc5a7b0f7eb767d9a7f3740eee26b477c96e4fcdb78174fdd2fa39fb14f8a"} as unknown as DocumentNode<ReviseCompetitionResult, ReviseCompetitionVariables>;
export const CloseCompetition = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCompetition"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"8bd3c5403df8aec54764aafb55baad1e19a4df45eb3c8b10cf9a824728292ee6"} as unknown as DocumentNode<CloseCompetitionResult, CloseCompetitionVariables>;