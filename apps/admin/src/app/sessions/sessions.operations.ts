// Generated from sessions.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type SessionPageResult = {
  readonly session: {
    readonly id: string;
    readonly number: number;
    readonly game: string;
    readonly ruleset: string;
    readonly state: 'CLOSED' | 'OPEN';
    readonly version: number;
    readonly position: string;
    readonly view: unknown;
    readonly excluded: readonly {
      readonly article: string;
      readonly reason: string;
      readonly entry: { readonly id: string } | null;
    }[];
  } | null;
};

export type SessionPageVariables = { readonly id: string; readonly atLeast?: string | null };

export const SessionPage: TypedDocumentNode<SessionPageResult, SessionPageVariables> = gql`
  query SessionPage($id: ID!, $atLeast: EventPosition) {
    session(id: $id, atLeast: $atLeast) {
      id
      number
      game
      ruleset
      state
      version
      position
      view
      excluded {
        article
        reason
        entry {
          id
        }
      }
    }
  }
`;

export type SessionEntryListResult = {
  readonly competition: {
    readonly id: string;
    readonly entries: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly {
        readonly id: string;
        readonly number: number;
        readonly name: string;
        readonly club: string | null;
      }[];
    };
  } | null;
};

export type SessionEntryListVariables = { readonly id: string; readonly after?: string | null };

export const SessionEntryList: TypedDocumentNode<SessionEntryListResult, SessionEntryListVariables> = gql`
  query SessionEntryList($id: ID!, $after: String) {
    competition(id: $id) {
      id
      entries(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          number
          name
          club
        }
      }
    }
  }
`;

export type SessionSheetResult = {
  readonly session: { readonly id: string; readonly sheet: unknown } | null;
};

export type SessionSheetVariables = {
  readonly id: string;
  readonly round: number;
  readonly table: string;
  readonly atLeast?: string | null;
};

export const SessionSheet: TypedDocumentNode<SessionSheetResult, SessionSheetVariables> = gql`
  query SessionSheet($id: ID!, $round: Int!, $table: String!, $atLeast: EventPosition) {
    session(id: $id, atLeast: $atLeast) {
      id
      sheet(round: $round, table: $table)
    }
  }
`;

export type OpenSessionResult = {
  readonly openSession:
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
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type OpenSessionVariables = {
  readonly input: {
    readonly clientMutationId: string;
    readonly competition: string;
    readonly number: number;
    readonly setup?: unknown;
  };
};

export const OpenSession: TypedDocumentNode<OpenSessionResult, OpenSessionVariables> = gql`
  mutation OpenSession($input: OpenSessionInput!) {
    openSession(input: $input) {
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
      }
    }
  }
`;

export type RecordSessionActsResult = {
  readonly recordSessionActs:
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
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type RecordSessionActsVariables = {
  readonly input: {
    readonly acts: readonly unknown[];
    readonly clientMutationId: string;
    readonly expectedVersion: number;
    readonly session: string;
  };
};

export const RecordSessionActs: TypedDocumentNode<RecordSessionActsResult, RecordSessionActsVariables> = gql`
  mutation RecordSessionActs($input: RecordSessionActsInput!) {
    recordSessionActs(input: $input) {
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
      }
    }
  }
`;

export type CloseSessionResult = {
  readonly closeSession:
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
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type CloseSessionVariables = {
  readonly input: {
    readonly clientMutationId: string;
    readonly expectedVersion: number;
    readonly reason: string;
    readonly session: string;
  };
};

export const CloseSession: TypedDocumentNode<CloseSessionResult, CloseSessionVariables> = gql`
  mutation CloseSession($input: CloseSessionInput!) {
    closeSession(input: $input) {
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
      }
    }
  }
`;

export type SessionChangedResult = {
  readonly sessionChanged: { readonly session: string; readonly version: number; readonly position: string };
};

export type SessionChangedVariables = { readonly session: string };

export const SessionChanged: TypedDocumentNode<SessionChangedResult, SessionChangedVariables> = gql`
  subscription SessionChanged($session: ID!) {
    sessionChanged(session: $session) {
      session
      version
      position
    }
  }
`;
