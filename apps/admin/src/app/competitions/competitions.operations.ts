// Generated from competitions.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type CompetitionsResult = {
  readonly competitions: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly {
      readonly id: string;
      readonly name: string;
      readonly game: string;
      readonly region: string;
      readonly method: string;
      readonly startsOn: string;
      readonly state: 'CLOSED' | 'OPEN';
      readonly entryCount: number;
      readonly resultCount: number;
    }[];
  };
};

export type CompetitionsVariables = { readonly after?: string | null };

export const Competitions: TypedDocumentNode<CompetitionsResult, CompetitionsVariables> = gql`
  query Competitions($after: String) {
    competitions(first: 100, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        name
        game
        region
        method
        startsOn
        state
        entryCount
        resultCount
      }
    }
  }
`;
