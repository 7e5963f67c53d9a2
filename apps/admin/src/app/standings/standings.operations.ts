// Generated from standings.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type CompetitionHeadResult = {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly game: string;
    readonly ruleset: string;
    readonly region: string;
    readonly method: string;
    readonly unit: string;
    readonly decimals: number;
    readonly startsOn: string;
    readonly state: 'CLOSED' | 'OPEN';
    readonly version: number;
    readonly position: string;
    readonly entryCount: number;
    readonly resultCount: number;
    readonly fields: readonly string[];
    readonly boards: readonly {
      readonly session: number;
      readonly board: number;
      readonly results: number;
    }[];
    readonly sessions: readonly {
      readonly id: string;
      readonly number: number;
      readonly state: 'CLOSED' | 'OPEN';
    }[];
  } | null;
  readonly sessionRules: readonly { readonly ruleset: string }[];
  readonly games: readonly { readonly ruleset: string }[];
};

export type CompetitionHeadVariables = { readonly id: string; readonly atLeast?: string | null };

export const CompetitionHead: TypedDocumentNode<CompetitionHeadResult, CompetitionHeadVariables> = gql`
  query CompetitionHead($id: ID!, $atLeast: EventPosition) {
    competition(id: $id, atLeast: $atLeast) {
      id
      name
      game
      ruleset
      region
      method
      unit
      decimals
      startsOn
      state
      version
      position
      entryCount
      resultCount
      fields
      boards {
        session
        board
        results
      }
      sessions {
        id
        number
        state
      }
    }
    sessionRules {
      ruleset
    }
    games {
      ruleset
    }
  }
`;

export type StandingsResult = {
  readonly competition: {
    readonly id: string;
    readonly position: string;
    readonly entryCount: number;
    readonly resultCount: number;
    readonly standings: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly {
        readonly id: string;
        readonly rank: number;
        readonly tiedWith: number;
        readonly field: string;
        readonly deals: number;
        readonly counts: unknown;
        readonly excluded: { readonly article: string; readonly reason: string } | null;
        readonly total: { readonly num: number; readonly den: number; readonly text: string };
        readonly entry: {
          readonly id: string;
          readonly number: number;
          readonly name: string;
          readonly club: string | null;
          readonly withdrawn: boolean;
        };
      }[];
    };
  } | null;
};

export type StandingsVariables = {
  readonly id: string;
  readonly field?: string | null;
  readonly after?: string | null;
  readonly atLeast?: string | null;
};

export const Standings: TypedDocumentNode<StandingsResult, StandingsVariables> = gql`
  query Standings($id: ID!, $field: String, $after: String, $atLeast: EventPosition) {
    competition(id: $id, atLeast: $atLeast) {
      id
      position
      entryCount
      resultCount
      standings(first: 100, field: $field, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          rank
          tiedWith
          field
          deals
          counts
          excluded {
            article
            reason
          }
          total {
            num
            den
            text
          }
          entry {
            id
            number
            name
            club
            withdrawn
          }
        }
      }
    }
  }
`;

export type BoardResultsResult = {
  readonly competition: {
    readonly id: string;
    readonly decimals: number;
    readonly deals: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: readonly {
        readonly id: string;
        readonly round: number;
        readonly table: string;
        readonly state: 'ADJUSTED' | 'OPEN' | 'SCORED';
        readonly grain: string;
        readonly notation: string | null;
        readonly sides: readonly {
          readonly side: string;
          readonly score: number | null;
          readonly adjustment: unknown;
          readonly award: { readonly text: string } | null;
          readonly entry: { readonly id: string; readonly number: number; readonly name: string } | null;
        }[];
      }[];
    };
  } | null;
};

export type BoardResultsVariables = {
  readonly id: string;
  readonly session: number;
  readonly board: number;
  readonly after?: string | null;
  readonly atLeast?: string | null;
};

export const BoardResults: TypedDocumentNode<BoardResultsResult, BoardResultsVariables> = gql`
  query BoardResults($id: ID!, $session: Int!, $board: Int!, $after: String, $atLeast: EventPosition) {
    competition(id: $id, atLeast: $atLeast) {
      id
      decimals
      deals(first: 100, session: $session, board: $board, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          round
          table
          state
          grain
          notation
          sides {
            side
            score
            adjustment
            award {
              text
            }
            entry {
              id
              number
              name
            }
          }
        }
      }
    }
  }
`;

export type StandingsChangedResult = {
  readonly standingsChanged: { readonly competition: string; readonly position: string };
};

export type StandingsChangedVariables = { readonly competition: string };

export const StandingsChanged: TypedDocumentNode<StandingsChangedResult, StandingsChangedVariables> = gql`
  subscription StandingsChanged($competition: ID!) {
    standingsChanged(competition: $competition) {
      competition
      position
    }
  }
`;
