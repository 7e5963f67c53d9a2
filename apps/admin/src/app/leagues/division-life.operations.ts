// Generated from division-life.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CheckDivisionRankingInput = {
  readonly clientMutationId: string;
  /** The division by its id, `<season>.<division>`. */
  readonly division: string;
  readonly expectedVersion?: number | null | undefined;
  /** What was looked at */
  readonly note?: string | null | undefined;
};

export type CommitDivisionLotInput = {
  readonly clientMutationId: string;
  /** SHA-256 of the seed, published before the lot is drawn */
  readonly commitment: string;
  /** The division by its id, `<season>.<division>`. */
  readonly division: string;
  readonly expectedVersion?: number | null | undefined;
};

export type DeclinePhaseInput = {
  readonly clientMutationId: string;
  /** The division by its id, `<season>.<division>`. */
  readonly division: string;
  /** The entry */
  readonly entry: string;
  readonly expectedVersion?: number | null | undefined;
  /** The phase */
  readonly phase: string;
  /** Why */
  readonly reason: string;
};

export type DivisionPhaseBy =
  | 'EXEMPTION'
  | 'RANKING'
  | 'RESERVE';

export type LeagueUnranked =
  | 'TOO_FEW'
  | 'WITHDRAWN';

export type OpenPhaseInput = {
  readonly clientMutationId: string;
  /** Who has said before that they will not come */
  readonly declined?: ReadonlyArray<string> | null | undefined;
  /** The division by its id, `<season>.<division>`. */
  readonly division: string;
  /** Named for the places that the rules keep */
  readonly exempt?: ReadonlyArray<string> | null | undefined;
  readonly expectedVersion?: number | null | undefined;
  /** The phase */
  readonly phase: string;
};

export type DivisionPublishingVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type DivisionPublishingResult = { readonly division: { readonly id: string, readonly publishing: { readonly changed: boolean, readonly checked: boolean, readonly checkedByYou: boolean, readonly closeFinish: { readonly text: string } | null } | null } | null };

export type DivisionLotVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type DivisionLotResult = { readonly division: { readonly id: string, readonly lotCommitment: string | null } | null };

export type DivisionPhasesVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type DivisionPhasesResult = { readonly division: { readonly id: string, readonly phases: ReadonlyArray<{ readonly phase: string, readonly qualified: ReadonlyArray<{ readonly entry: string, readonly name: string, readonly group: string, readonly by: DivisionPhaseBy | null }>, readonly reserves: ReadonlyArray<{ readonly entry: string, readonly name: string, readonly group: string }> }>, readonly entries: ReadonlyArray<{ readonly entry: string, readonly club: string | null }>, readonly rules: ReadonlyArray<{ readonly version: number, readonly rules: unknown }>, readonly table: { readonly provisionalRegions: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly entry: string, readonly name: string, readonly group: string, readonly rank: number, readonly tiedWith: number, readonly unranked: LeagueUnranked | null }> } } | null };

export type CheckDivisionRankingVariables = Exact<{
  input: CheckDivisionRankingInput;
}>;


export type CheckDivisionRankingResult = { readonly checkDivisionRanking:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type CommitDivisionLotVariables = Exact<{
  input: CommitDivisionLotInput;
}>;


export type CommitDivisionLotResult = { readonly commitDivisionLot:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type OpenPhaseVariables = Exact<{
  input: OpenPhaseInput;
}>;


export type OpenPhaseResult = { readonly openPhase:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly act: number }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type DeclinePhaseVariables = Exact<{
  input: DeclinePhaseInput;
}>;


export type DeclinePhaseResult = { readonly declinePhase:
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
export const DivisionPublishing = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionPublishing"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"closeFinish"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checked"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByYou"}}]}}]}}]}}],"hash":"74c11258aa78ed358e010688455e121da38bef5eea3a166874e9cd39091de5b1","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<DivisionPublishingResult, DivisionPublishingVariables>;
export const DivisionLot = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionLot"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCommitment"}}]}}]}}],"hash":"9fca7461a868f7c535a039b172753068cf78cf38d0a9bbc4c6237534e913ae65","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<DivisionLotResult, DivisionLotVariables>;
export const DivisionPhases = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionPhases"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"qualified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"club"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provisionalRegions"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"tiedWith"}},{"kind":"Field","name":{"kind":"Name","value":"unranked"}}]}}]}}]}}]}}],"hash":"9102cbebeeee71e568e21dc65eb6a526cef8dba506e751d2875884635efc96b8","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<DivisionPhasesResult, DivisionPhasesVariables>;
export const CheckDivisionRanking = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckDivisionRanking"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkDivisionRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"b2d34d181d5b529b26cc6e91b727c0fa1f87dd717072b413bb090dc964e7bd7c"} as unknown as DocumentNode<CheckDivisionRankingResult, CheckDivisionRankingVariables>;
export const CommitDivisionLot = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitDivisionLot"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitDivisionLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"676abec1e9cba6dfe80fb77a46b18c747171b63e2768b3a6e5bd20362e8c8e2d"} as unknown as DocumentNode<CommitDivisionLotResult, CommitDivisionLotVariables>;
export const OpenPhase = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPhase"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPhase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"cd46174e63cd0f3fded8eb1adb1d42c5b65326622c83de85fb66cda81c94eb68"} as unknown as DocumentNode<OpenPhaseResult, OpenPhaseVariables>;
export const DeclinePhase = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclinePhase"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declinePhase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Written"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Written"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}}]}}]}}],"hash":"224a7d06b0b41554012b3d146c83174db91c8e38f7990ef3ee2e2e6a41330112"} as unknown as DocumentNode<DeclinePhaseResult, DeclinePhaseVariables>;