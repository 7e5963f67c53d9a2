// Generated from solos.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type SolosResult = {
  readonly solos: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly {
      readonly id: string;
      readonly session: string;
      readonly round: number;
      readonly score: number;
      readonly points: number;
      readonly place: string;
      readonly word: string;
      readonly awardedAt: string;
      readonly competition: { readonly id: string; readonly name: string } | null;
      readonly entry: {
        readonly id: string;
        readonly number: number;
        readonly name: string;
        readonly club: string | null;
      } | null;
    }[];
  };
};

export type SolosVariables = {
  readonly competition?: string | null;
  readonly club?: string | null;
  readonly season?: number | null;
  readonly after?: string | null;
};

export const Solos: TypedDocumentNode<SolosResult, SolosVariables> = gql`
  query Solos($competition: ID, $club: String, $season: Int, $after: String) {
    solos(first: 100, competition: $competition, club: $club, season: $season, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        session
        round
        score
        points
        place
        word
        awardedAt
        competition {
          id
          name
        }
        entry {
          id
          number
          name
          club
        }
      }
    }
  }
`;
