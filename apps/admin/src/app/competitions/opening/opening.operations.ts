// Generated from opening.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
/** Keeps boards from those who have yet to play them. */
export type EmbargoInput = {
  /** Results that a board has when every table of every centre has played it; it is shown then. */
  readonly tables?: number | null | undefined;
  /** A time in UTC such as 2026-11-21T22:00:00Z. */
  readonly until: string;
};

export type EntryInput = {
  readonly club?: string | null | undefined;
  readonly field?: string | null | undefined;
  readonly kind: string;
  /** What a team calls itself. */
  readonly label?: string | null | undefined;
  /** Who plays: one person, two, or a team; nobody where only the number is known. */
  readonly members?: ReadonlyArray<EntryMemberInput> | null | undefined;
  readonly number: number;
};

/** A person of an entry: by the licence (or, of a guest who is known, the id), or a guest by name. */
export type EntryMemberInput = {
  readonly familyName?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly licence?: string | null | undefined;
};

export type OpenCompetitionInput = {
  readonly clientMutationId: string;
  /** Where the first two are as near as this or nearer, somebody else checks before publication. */
  readonly closeFinish?: number | null | undefined;
  /** Minutes after the publication in which results may be corrected; 0: none. Left out: until somebody ends it. */
  readonly correctionMinutes?: number | null | undefined;
  readonly embargo?: EmbargoInput | null | undefined;
  readonly id: string;
  readonly method: string;
  readonly name: string;
  /** Entries that play; later ones wait in order. Left out: no limit. */
  readonly places?: number | null | undefined;
  readonly plan?: PlanInput | null | undefined;
  readonly region: string;
  readonly ruleset: string;
  /** The version and the parameters of the method, as `Game.methods` declares them; left out: as it is usual. */
  readonly scoring?: unknown;
  readonly startsOn: string;
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

export type RegisterEntriesInput = {
  readonly clientMutationId: string;
  readonly competition: string;
  readonly entries: ReadonlyArray<EntryInput>;
  readonly expectedVersion?: number | null | undefined;
};

export type CompetitionLikeVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type CompetitionLikeResult = { readonly competition: { readonly id: string, readonly name: string, readonly game: string, readonly method: string, readonly region: string, readonly startsOn: string, readonly entryCount: number, readonly correctionMinutes: number | null, readonly closeFinish: number | null, readonly places: number | null, readonly scoring: unknown, readonly plan: { readonly setup: unknown, readonly policy: string | null, readonly grain: string | null, readonly twice: boolean | null, readonly sessions: ReadonlyArray<{ readonly day: string, readonly club: string | null }> } | null } | null };

export type EntriesLikeVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EntriesLikeResult = { readonly competition: { readonly id: string, readonly entries: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: number, readonly kind: string, readonly label: string | null, readonly field: string | null, readonly club: string | null, readonly withdrawn: boolean, readonly members: ReadonlyArray<{ readonly licence: string | null, readonly erased: boolean }> }> } } | null };

export type RegisterLikeVariables = Exact<{
  input: RegisterEntriesInput;
}>;


export type RegisterLikeResult = { readonly registerEntries:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type OpenCompetitionVariables = Exact<{
  input: OpenCompetitionInput;
}>;


export type OpenCompetitionResult = { readonly openCompetition:
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
export const CompetitionLike = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitionLike"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"closeFinish"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"club"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"grain"}},{"kind":"Field","name":{"kind":"Name","value":"twice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoring"}}]}}]}}],"hash":"bd08c048055c581de7fdca04be65bd0bcfbf36ee7524613d0fb34343f1e9f7c1","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<CompetitionLikeResult, CompetitionLikeVariables>;
export const EntriesLike = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntriesLike"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"club"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}}]}}]}}]}}]}}],"hash":"bf966a773fd2b90c74628301f55f5c36517f9cebccd359491142dbceea69c86e","takes":"($id: ID!, $after: String)"} as unknown as DocumentNode<EntriesLikeResult, EntriesLikeVariables>;
export const RegisterLike = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterLike"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"904bdac56a84e44813bab69f9987804f4b74649723eabc744759817477b0bcac"} as unknown as DocumentNode<RegisterLikeResult, RegisterLikeVariables>;
export const OpenCompetition = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCompetition"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"63202266bbe0d4eca4c13e6e12b046253beef085ea4f857dc25867b35b12ac71"} as unknown as DocumentNode<OpenCompetitionResult, OpenCompetitionVariables>;