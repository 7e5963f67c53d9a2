// Generated from people.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CorrectPersonalInput = {
  readonly address?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly clientMutationId: string;
  readonly email?: string | null | undefined;
  readonly expectedVersion?: number | null | undefined;
  readonly familyName: string;
  readonly givenName: string;
  readonly licence: string;
};

export type EraseMemberInput = {
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly licence: string;
  readonly reason: string;
};

export type LeaveClubInput = {
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly licence: string;
  readonly on: string;
};

export type MoveClubInput = {
  readonly clientMutationId: string;
  readonly club: string;
  readonly expectedVersion?: number | null | undefined;
  readonly from: string;
  readonly region: string;
};

export type MoveRegionInput = {
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly parent?: string | null | undefined;
  readonly region: string;
};

export type OpenRegionInput = {
  readonly clientMutationId: string;
  readonly id: string;
  readonly name: string;
  readonly parent?: string | null | undefined;
  readonly timeZone: string;
};

export type RegisterClubInput = {
  readonly clientMutationId: string;
  readonly from: string;
  readonly name: string;
  readonly number: string;
  readonly region: string;
};

export type RegisterMemberInput = {
  readonly address?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly category: string;
  readonly clientMutationId: string;
  readonly club: string;
  readonly email?: string | null | undefined;
  readonly familyName: string;
  readonly from: string;
  readonly givenName: string;
  readonly licence: string;
  readonly year: number;
};

export type RenameClubInput = {
  readonly clientMutationId: string;
  readonly club: string;
  readonly expectedVersion?: number | null | undefined;
  readonly name: string;
};

export type RenameRegionInput = {
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly name: string;
  readonly region: string;
};

export type RenewLicenceInput = {
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly licence: string;
  readonly year: number;
};

export type SetCategoryInput = {
  readonly category: string;
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly from: string;
  readonly licence: string;
};

export type TransferMemberInput = {
  readonly clientMutationId: string;
  readonly club: string;
  readonly expectedVersion?: number | null | undefined;
  readonly from: string;
  readonly licence: string;
};

export type FederationRegionsVariables = Exact<{
  after?: string | null | undefined;
  atLeast?: string | null | undefined;
}>;


export type FederationRegionsResult = { readonly federationRegions: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly parent: string | null, readonly timeZone: string, readonly version: number }> } };

export type ClubsVariables = Exact<{
  after?: string | null | undefined;
  region?: string | null | undefined;
  named?: string | null | undefined;
  atLeast?: string | null | undefined;
}>;


export type ClubsResult = { readonly clubs: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly number: string, readonly name: string, readonly regions: ReadonlyArray<{ readonly since: string, readonly until: string | null, readonly region: { readonly id: string, readonly name: string } }> }> } };

export type ClubNumbersVariables = Exact<{
  named: string;
}>;


export type ClubNumbersResult = { readonly clubs: { readonly nodes: ReadonlyArray<{ readonly number: string, readonly name: string }> } };

export type OneClubVariables = Exact<{
  number: string;
  atLeast?: string | null | undefined;
}>;


export type OneClubResult = { readonly club: { readonly number: string, readonly name: string, readonly version: number, readonly regions: ReadonlyArray<{ readonly since: string, readonly until: string | null, readonly region: { readonly id: string, readonly name: string } }> } | null };

type RegistryOutcome_Committed = { readonly __typename: 'Committed', readonly id: string, readonly position: string };

type RegistryOutcome_ConflictingVersion = { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type RegistryOutcome_NotAuthorized = { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type RegistryOutcome_NotFound = { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type RegistryOutcome_RuleViolation = { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string };

type RegistryOutcome_ValidationFailed = { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string };

export type RegistryOutcome =
  | RegistryOutcome_Committed
  | RegistryOutcome_ConflictingVersion
  | RegistryOutcome_NotAuthorized
  | RegistryOutcome_NotFound
  | RegistryOutcome_RuleViolation
  | RegistryOutcome_ValidationFailed
;

export type OpenRegionVariables = Exact<{
  input: OpenRegionInput;
}>;


export type OpenRegionResult = { readonly openRegion:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RenameRegionVariables = Exact<{
  input: RenameRegionInput;
}>;


export type RenameRegionResult = { readonly renameRegion:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type MoveRegionVariables = Exact<{
  input: MoveRegionInput;
}>;


export type MoveRegionResult = { readonly moveRegion:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RegisterClubVariables = Exact<{
  input: RegisterClubInput;
}>;


export type RegisterClubResult = { readonly registerClub:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RenameClubVariables = Exact<{
  input: RenameClubInput;
}>;


export type RenameClubResult = { readonly renameClub:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type MoveClubVariables = Exact<{
  input: MoveClubInput;
}>;


export type MoveClubResult = { readonly moveClub:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type MemberLine = { readonly licence: string, readonly year: number, readonly erased: boolean, readonly personal: { readonly familyName: string, readonly givenName: string } | null, readonly clubs: ReadonlyArray<{ readonly since: string, readonly until: string | null, readonly club: { readonly number: string, readonly name: string } }>, readonly categories: ReadonlyArray<{ readonly category: string, readonly since: string, readonly until: string | null }> };

export type MembersVariables = Exact<{
  after?: string | null | undefined;
  club?: string | null | undefined;
  region?: string | null | undefined;
  category?: string | null | undefined;
  named?: string | null | undefined;
  atLeast?: string | null | undefined;
}>;


export type MembersResult = { readonly members: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly licence: string, readonly year: number, readonly erased: boolean, readonly personal: { readonly familyName: string, readonly givenName: string } | null, readonly clubs: ReadonlyArray<{ readonly since: string, readonly until: string | null, readonly club: { readonly number: string, readonly name: string } }>, readonly categories: ReadonlyArray<{ readonly category: string, readonly since: string, readonly until: string | null }> }> } };

export type OneMemberVariables = Exact<{
  licence: string;
  atLeast?: string | null | undefined;
}>;


export type OneMemberResult = { readonly member: { readonly licence: string, readonly year: number, readonly years: ReadonlyArray<number>, readonly erased: boolean, readonly personal: { readonly familyName: string, readonly givenName: string, readonly birthDate: string | null, readonly email: string | null, readonly address: string | null } | null, readonly clubs: ReadonlyArray<{ readonly since: string, readonly until: string | null, readonly club: { readonly number: string, readonly name: string } }>, readonly categories: ReadonlyArray<{ readonly category: string, readonly since: string, readonly until: string | null }> } | null };

export type RegisterMemberVariables = Exact<{
  input: RegisterMemberInput;
}>;


export type RegisterMemberResult = { readonly registerMember:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type CorrectPersonalVariables = Exact<{
  input: CorrectPersonalInput;
}>;


export type CorrectPersonalResult = { readonly correctPersonal:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type TransferMemberVariables = Exact<{
  input: TransferMemberInput;
}>;


export type TransferMemberResult = { readonly transferMember:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type LeaveClubVariables = Exact<{
  input: LeaveClubInput;
}>;


export type LeaveClubResult = { readonly leaveClub:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type SetCategoryVariables = Exact<{
  input: SetCategoryInput;
}>;


export type SetCategoryResult = { readonly setCategory:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RenewLicenceVariables = Exact<{
  input: RenewLicenceInput;
}>;


export type RenewLicenceResult = { readonly renewLicence:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type EraseMemberVariables = Exact<{
  input: EraseMemberInput;
}>;


export type EraseMemberResult = { readonly eraseMember:
    | { readonly __typename: 'Committed', readonly id: string, readonly position: string }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export const RegistryOutcome = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RegistryOutcome, unknown>;
export const MemberLine = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<MemberLine, unknown>;
export const FederationRegions = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FederationRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPosition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"federationRegions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<FederationRegionsResult, FederationRegionsVariables>;
export const Clubs = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clubs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"region"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"named"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPosition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"named"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClubsResult, ClubsVariables>;
export const ClubNumbers = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"named"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"named"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClubNumbersResult, ClubNumbersVariables>;
export const OneClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPosition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"club"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OneClubResult, OneClubVariables>;
export const OpenRegion = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRegion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenRegionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRegion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<OpenRegionResult, OpenRegionVariables>;
export const RenameRegion = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameRegion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameRegionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameRegion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RenameRegionResult, RenameRegionVariables>;
export const MoveRegion = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveRegion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRegionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveRegion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<MoveRegionResult, MoveRegionVariables>;
export const RegisterClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterClubInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerClub"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RegisterClubResult, RegisterClubVariables>;
export const RenameClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameClubInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameClub"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RenameClubResult, RenameClubVariables>;
export const MoveClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveClubInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveClub"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<MoveClubResult, MoveClubVariables>;
export const Members = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Members"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"club"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"region"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"named"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPosition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"club"},"value":{"kind":"Variable","name":{"kind":"Name","value":"club"}}},{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"named"},"value":{"kind":"Variable","name":{"kind":"Name","value":"named"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<MembersResult, MembersVariables>;
export const OneMember = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licence"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPosition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licence"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<OneMemberResult, OneMemberVariables>;
export const RegisterMember = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RegisterMemberResult, RegisterMemberVariables>;
export const CorrectPersonal = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPersonal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectPersonalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPersonal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<CorrectPersonalResult, CorrectPersonalVariables>;
export const TransferMember = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<TransferMemberResult, TransferMemberVariables>;
export const LeaveClub = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveClubInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveClub"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<LeaveClubResult, LeaveClubVariables>;
export const SetCategory = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<SetCategoryResult, SetCategoryVariables>;
export const RenewLicence = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewLicence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewLicenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewLicence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RenewLicenceResult, RenewLicenceVariables>;
export const EraseMember = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistryOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistryOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<EraseMemberResult, EraseMemberVariables>;