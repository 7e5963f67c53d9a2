// Generated from desk.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type RecordSlipResult = {
  readonly recordSessionActs:
    | { readonly __typename: 'Committed'; readonly version: number; readonly position: string }
    | {
        readonly __typename: 'ConflictingVersion';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
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
      }
    | {
        readonly __typename: 'ValidationFailed';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      };
};

export type RecordSlipVariables = {
  readonly input: {
    readonly acts: readonly unknown[];
    readonly clientMutationId: string;
    readonly expectedVersion: number;
    readonly session: string;
  };
};

export const RecordSlip: TypedDocumentNode<RecordSlipResult, RecordSlipVariables> = gql`
  mutation RecordSlip($input: RecordSessionActsInput!) {
    recordSessionActs(input: $input) {
      __typename
      ... on Committed {
        version
        position
      }
      ... on Problem {
        code
        messageFr
        messageEn
      }
      ... on RuleViolation {
        article
      }
      ... on ConflictingVersion {
        current
      }
    }
  }
`;
