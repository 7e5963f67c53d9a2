// Generated from results.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CompetitionState =
  | 'CLOSED'
  | 'OPEN';

/** A side has seen the result that stands, from its own view. Whoever entered it for no side does not confirm it. */
export type ConfirmResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  /** The entry that sits on that side and confirms with its own number on the telephone of the other side. */
  readonly entry?: string | null | undefined;
  readonly expectedVersion?: number | null | undefined;
  /** The result that was looked at, in notation: one that stands no more is not spoken of. */
  readonly seen: string;
  /** The side that speaks; with the code of a seat it is that of the seat. */
  readonly side?: string | null | undefined;
};

export type CorrectResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion: number;
  readonly reason: string;
  readonly result: unknown;
};

/** Others sat at the board than was noted, or the same in other seats. */
export type CorrectSeatingInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion: number;
  readonly reason: string;
  /** Who sat where. */
  readonly seating: ReadonlyArray<SeatInput>;
};

export type DealState =
  | 'ADJUSTED'
  | 'OPEN'
  | 'SCORED'
  | 'UNPLAYED';

/** A side says that the result is another, or not this one. Both are kept; the result counts for nobody until that is settled. */
export type DisputeResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion?: number | null | undefined;
  readonly reason?: string | null | undefined;
  /** What the side says that the result is: arguments of the game’s result act. */
  readonly report?: unknown;
  /** The result that was looked at, in notation: one that stands no more is not spoken of. */
  readonly seen: string;
  /** The side that speaks; with the code of a seat it is that of the seat. */
  readonly side?: string | null | undefined;
};

export type Finality =
  | 'DISPUTED'
  | 'ENTERED'
  | 'VERIFIED';

/** A result that was entered at another table or board than it was played at. */
export type MoveResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion: number;
  readonly reason: string;
  /** Who sits where; may be left out where the session plans its tables. */
  readonly seating?: ReadonlyArray<SeatInput> | null | undefined;
  /** Where it was played. */
  readonly to: PlaceInput;
};

export type OpenDealInput = {
  readonly clientMutationId: string;
  readonly competition: string;
  /** As the competition plans unless given. */
  readonly grain?: string | null | undefined;
  readonly place: PlaceInput;
  /** As the competition plans unless given. */
  readonly policy?: string | null | undefined;
  /** Who sits where; may be left out where the session plans its tables. */
  readonly seating?: ReadonlyArray<SeatInput> | null | undefined;
  readonly setup?: unknown;
};

export type PlaceInput = {
  readonly board: number;
  readonly round: number;
  readonly session: number;
  readonly table: string;
};

/** Opens the deal at result grain and records its result in one write. `result`: arguments of the game’s result act. */
export type RecordResultInput = {
  readonly clientMutationId: string;
  readonly competition: string;
  readonly place: PlaceInput;
  readonly result: unknown;
  /** Who sits where; may be left out where the session plans its tables. */
  readonly seating?: ReadonlyArray<SeatInput> | null | undefined;
  readonly setup?: unknown;
  /** The side that enters it: it stands confirmed by that side. With the code of a seat it is that of the seat. */
  readonly side?: string | null | undefined;
};

/** Whoever entered a result puts it right before anybody has confirmed it. */
export type RepairResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion: number;
  readonly reason: string;
  /** Without one the entry is taken back. */
  readonly result?: unknown;
};

/** The second of two passes: arguments of the game’s result act, typed without sight of the first. */
export type RepeatResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion?: number | null | undefined;
  readonly result: unknown;
};

export type SeatInput = {
  readonly entry: string;
  readonly seat: string;
};

/** The printed sheet, signed by both sides, lies before whoever records it. */
export type SignResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion?: number | null | undefined;
  /** The result that was looked at, in notation: one that stands no more is not spoken of. */
  readonly seen: string;
};

/** Somebody answers for a result that is disputed or looked improbable. */
export type UpholdResultInput = {
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion?: number | null | undefined;
  readonly reason: string;
  /** The result that was looked at, in notation: one that stands no more is not spoken of. */
  readonly seen: string;
};

/** A result that does not belong there, or a board that was not played. */
export type WithdrawResultInput = {
  /** Entered by mistake, or not played: then no result is waited for. */
  readonly because: WithdrawnBecause;
  readonly clientMutationId: string;
  readonly deal: string;
  readonly expectedVersion: number;
  readonly reason: string;
};

export type WithdrawnBecause =
  | 'MISTAKE'
  | 'NOT_PLAYED';

export type EntryHeadVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EntryHeadResult = { readonly competition: { readonly id: string, readonly name: string, readonly game: string, readonly ruleset: string, readonly state: CompetitionState, readonly entries: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: number, readonly kind: string, readonly name: string | null, readonly field: string | null, readonly withdrawn: boolean }> } } | null };

export type EntryDealsVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  atLeast?: string | null | undefined;
}>;


export type EntryDealsResult = { readonly competition: { readonly id: string, readonly deals: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly session: number, readonly round: number, readonly table: string, readonly board: number, readonly state: DealState, readonly version: number, readonly notation: string | null, readonly finality: Finality | null, readonly setup: unknown, readonly entered: { readonly actor: string, readonly role: string, readonly at: string } | null, readonly upheld: { readonly at: string } | null, readonly confirmations: ReadonlyArray<{ readonly side: string, readonly actor: string, readonly at: string }>, readonly dispute: { readonly by: string, readonly says: string | null, readonly reason: string | null } | null, readonly secondPass: { readonly says: string, readonly agrees: boolean } | null, readonly seating: ReadonlyArray<{ readonly seat: string, readonly entry: { readonly id: string } | null }> }> } } | null };

export type StoredDealVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type StoredDealResult = { readonly deal: { readonly id: string, readonly state: DealState, readonly version: number, readonly notation: string | null, readonly history: ReadonlyArray<{ readonly actor: string, readonly at: string, readonly type: string }> } | null };

export type RecordResultVariables = Exact<{
  input: RecordResultInput;
}>;


export type RecordResultResult = { readonly recordResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type CorrectResultVariables = Exact<{
  input: CorrectResultInput;
}>;


export type CorrectResultResult = { readonly correctResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RepairResultVariables = Exact<{
  input: RepairResultInput;
}>;


export type RepairResultResult = { readonly repairResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type WithdrawResultVariables = Exact<{
  input: WithdrawResultInput;
}>;


export type WithdrawResultResult = { readonly withdrawResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type MoveResultVariables = Exact<{
  input: MoveResultInput;
}>;


export type MoveResultResult = { readonly moveResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type CorrectSeatingVariables = Exact<{
  input: CorrectSeatingInput;
}>;


export type CorrectSeatingResult = { readonly correctSeating:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type OpenUnplayedVariables = Exact<{
  input: OpenDealInput;
}>;


export type OpenUnplayedResult = { readonly openDeal:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type PlannedTablesOfVariables = Exact<{
  id: string;
  atLeast?: string | null | undefined;
}>;


export type PlannedTablesOfResult = { readonly session: { readonly id: string, readonly plan: unknown } | null };

export type ConfirmResultVariables = Exact<{
  input: ConfirmResultInput;
}>;


export type ConfirmResultResult = { readonly confirmResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type DisputeResultVariables = Exact<{
  input: DisputeResultInput;
}>;


export type DisputeResultResult = { readonly disputeResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type SignResultVariables = Exact<{
  input: SignResultInput;
}>;


export type SignResultResult = { readonly signResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type UpholdResultVariables = Exact<{
  input: UpholdResultInput;
}>;


export type UpholdResultResult = { readonly upholdResult:
    | { readonly __typename: 'Committed', readonly id: string, readonly version: number, readonly position: string, readonly repeated: boolean }
    | { readonly __typename: 'ConflictingVersion', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly yours: number, readonly current: number }
    | { readonly __typename: 'NotAuthorized', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'NotFound', readonly code: string, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'RuleViolation', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly article: string, readonly facts: unknown }
    | { readonly __typename: 'ValidationFailed', readonly code: string, readonly messageFr: string, readonly messageEn: string, readonly path: string }
   };

export type RepeatResultVariables = Exact<{
  input: RepeatResultInput;
}>;


export type RepeatResultResult = { readonly repeatResult:
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
export const EntryHead = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryHead"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]}}]}}],"hash":"944c0a78f4d32cc6881e0f1edd22c2337e14c8296d1d75c093ae8eea2b565703","takes":"($id: ID!, $after: String)"} as unknown as DocumentNode<EntryHeadResult, EntryHeadVariables>;
export const EntryDeals = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryDeals"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"board"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notation"}},{"kind":"Field","name":{"kind":"Name","value":"finality"}},{"kind":"Field","name":{"kind":"Name","value":"entered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upheld"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"seating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}],"hash":"b1deb9e7600e5db2c1d1ecda9b88939ce08c7c041b7a265c6d4d3a23f29f621a","takes":"($id: ID!, $after: String, $atLeast: EventPosition)"} as unknown as DocumentNode<EntryDealsResult, EntryDealsVariables>;
export const StoredDeal = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredDeal"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notation"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}],"hash":"789a096b4a50a8c3926de21747b21a96dcf39d17ae8e5b92040ef8b31d897190","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<StoredDealResult, StoredDealVariables>;
export const RecordResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"5b2b102e47a1e6751a77cb0d1a516dd469a926b57a4eaf00efaa38c2f588916a"} as unknown as DocumentNode<RecordResultResult, RecordResultVariables>;
export const CorrectResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"5d9103597244c5ce9828021dc373bdb36290e72a703a35809e74c431d50532ed"} as unknown as DocumentNode<CorrectResultResult, CorrectResultVariables>;
export const RepairResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepairResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"3a6ae0d697cf7006775bd2195c8cbaf1e8d7bdbba0c254aa3b16957be70ad6bf"} as unknown as DocumentNode<RepairResultResult, RepairResultVariables>;
export const WithdrawResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"a7c36c66debb6c4e0854398596cc8dd5a4bdbb1b2ba692e72a0909ba6b5853ad"} as unknown as DocumentNode<WithdrawResultResult, WithdrawResultVariables>;
export const MoveResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"943b0ebb6228144f314fed79510bd50dde1606021f26799281b79a0c495239e1"} as unknown as DocumentNode<MoveResultResult, MoveResultVariables>;
export const CorrectSeating = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSeating"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSeating"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"c6f3a6b8babf02c8077124908208569eb1c5545540a64eed2b4e3f5c16f3bdcb"} as unknown as DocumentNode<CorrectSeatingResult, CorrectSeatingVariables>;
export const OpenUnplayed = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenUnplayed"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"e11c0491d245b9f8c9d0fb895a6c0e12e10215fddb3d9bf76ff9d185c17317c6"} as unknown as DocumentNode<OpenUnplayedResult, OpenUnplayedVariables>;
export const PlannedTablesOf = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedTablesOf"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atLeast"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atLeast"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]}}],"hash":"43166b1fe69fb4614c4127d3ef314f24cabc525076e54136a0b8202c4e0deadc","takes":"($id: ID!, $atLeast: EventPosition)"} as unknown as DocumentNode<PlannedTablesOfResult, PlannedTablesOfVariables>;
export const ConfirmResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"a3936899e191b3daf59ed8a8e5d2a51d09b636c3fbe9242ca5cc9f0aaa324706"} as unknown as DocumentNode<ConfirmResultResult, ConfirmResultVariables>;
export const DisputeResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisputeResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"54bf12c0a386080d4cb5e6e3a0782294d2144bc16a9f5f1ef75fbbb3962ae7b6"} as unknown as DocumentNode<DisputeResultResult, DisputeResultVariables>;
export const SignResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"b2fa0c0a54633235ce6af4d5533d2d663086d77b8cf64fa1338d940af63721fc"} as unknown as DocumentNode<SignResultResult, SignResultVariables>;
export const UpholdResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpholdResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upholdResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"8f8c4b0b73a2e3b70ce4d2c3edfaa2b528ea631c65225152a4a0f418cfb0ac87"} as unknown as DocumentNode<UpholdResultResult, UpholdResultVariables>;
export const RepeatResult = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatResult"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WritePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleViolation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConflictingVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}],"hash":"384763810a0577441a05b60c43117f5fb4bd8b2408e2d61216f2bb76c70ccbb4"} as unknown as DocumentNode<RepeatResultResult, RepeatResultVariables>;