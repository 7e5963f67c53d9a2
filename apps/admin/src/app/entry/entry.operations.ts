// Generated from entry.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type EntryHeadResult = {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly game: string;
    readonly ruleset: string;
    readonly state: 'CLOSED' | 'OPEN';
    readonly entries: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly {
        readonly id: string;
        readonly number: number;
        readonly name: string;
        readonly field: string | null;
        readonly withdrawn: boolean;
      }[];
    };
  } | null;
};

export type EntryHeadVariables = { readonly id: string; readonly after?: string | null };

export const EntryHead: TypedDocumentNode<EntryHeadResult, EntryHeadVariables> = gql`
  query EntryHead($id: ID!, $after: String) {
    competition(id: $id) {
      id
      name
      game
      ruleset
      state
      entries(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          number
          name
          field
          withdrawn
        }
      }
    }
  }
`;

export type EntryDealsResult = {
  readonly competition: {
    readonly id: string;
    readonly deals: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly {
        readonly id: string;
        readonly session: number;
        readonly round: number;
        readonly table: string;
        readonly board: number;
        readonly state: 'ADJUSTED' | 'OPEN' | 'SCORED';
        readonly version: number;
        readonly notation: string | null;
        readonly setup: unknown;
        readonly seating: readonly {
          readonly seat: string;
          readonly entry: { readonly id: string } | null;
        }[];
      }[];
    };
  } | null;
};

export type EntryDealsVariables = {
  readonly id: string;
  readonly after?: string | null;
  readonly atLeast?: string | null;
};

export const EntryDeals: TypedDocumentNode<EntryDealsResult, EntryDealsVariables> = gql`
  query EntryDeals($id: ID!, $after: String, $atLeast: EventPosition) {
    competition(id: $id, atLeast: $atLeast) {
      id
      deals(first: 100, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          session
          round
          table
          board
          state
          version
          notation
          setup
          seating {
            seat
            entry {
              id
            }
          }
        }
      }
    }
  }
`;

export type StoredDealResult = {
  readonly deal: {
    readonly id: string;
    readonly state: 'ADJUSTED' | 'OPEN' | 'SCORED';
    readonly version: number;
    readonly notation: string | null;
    readonly history: readonly { readonly actor: string; readonly at: string; readonly type: string }[];
  } | null;
};

export type StoredDealVariables = { readonly id: string; readonly atLeast?: string | null };

export const StoredDeal: TypedDocumentNode<StoredDealResult, StoredDealVariables> = gql`
  query StoredDeal($id: ID!, $atLeast: EventPosition) {
    deal(id: $id, atLeast: $atLeast) {
      id
      state
      version
      notation
      history {
        actor
        at
        type
      }
    }
  }
`;

export type RecordResultResult = {
  readonly recordResult:
    | {
        readonly __typename: 'Committed';
        readonly id: string;
        readonly version: number;
        readonly position: string;
        readonly repeated: boolean;
      }
    | {
        readonly __typename: 'ConflictingVersion';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
        readonly yours: number;
        readonly current: number;
      }
    | {
        readonly __typename: 'NotAuthorized';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      }
    | {
        readonly __typename: 'NotFound';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      }
    | {
        readonly __typename: 'RuleViolation';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
        readonly article: string;
        readonly facts: unknown;
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type RecordResultVariables = {
  readonly input: {
    readonly clientMutationId: string;
    readonly competition: string;
    readonly place: {
      readonly board: number;
      readonly round: number;
      readonly session: number;
      readonly table: string;
    };
    readonly result: unknown;
    readonly seating: readonly { readonly entry: string; readonly seat: string }[];
    readonly setup?: unknown;
  };
};

export const RecordResult: TypedDocumentNode<RecordResultResult, RecordResultVariables> = gql`
  mutation RecordResult($input: RecordResultInput!) {
    recordResult(input: $input) {
      ...Outcome
    }
  }

  fragment Outcome on WritePayload {
    __typename
    ... on Committed {
      id
      version
      position
      repeated
    }
    ... on Problem {
      code
      messageFr
      messageEn
    }
    ... on RuleViolation {
      article
      facts
    }
    ... on ConflictingVersion {
      yours
      current
    }
  }
`;

export type CorrectResultResult = {
  readonly correctResult:
    | {
        readonly __typename: 'Committed';
        readonly id: string;
        readonly version: number;
        readonly position: string;
        readonly repeated: boolean;
      }
    | {
        readonly __typename: 'ConflictingVersion';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
        readonly yours: number;
        readonly current: number;
      }
    | {
        readonly __typename: 'NotAuthorized';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      }
    | {
        readonly __typename: 'NotFound';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      }
    | {
        readonly __typename: 'RuleViolation';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
        readonly article: string;
        readonly facts: unknown;
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type CorrectResultVariables = {
  readonly input: {
    readonly clientMutationId: string;
    readonly deal: string;
    readonly expectedVersion: number;
    readonly reason: string;
    readonly result: unknown;
  };
};

export const CorrectResult: TypedDocumentNode<CorrectResultResult, CorrectResultVariables> = gql`
  mutation CorrectResult($input: CorrectResultInput!) {
    correctResult(input: $input) {
      ...Outcome
    }
  }

  fragment Outcome on WritePayload {
    __typename
    ... on Committed {
      id
      version
      position
      repeated
    }
    ... on Problem {
      code
      messageFr
      messageEn
    }
    ... on RuleViolation {
      article
      facts
    }
    ... on ConflictingVersion {
      yours
      current
    }
  }
`;
