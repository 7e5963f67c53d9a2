// Generated from deal.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type DealPageResult = {
  readonly deal: {
    readonly id: string;
    readonly session: number;
    readonly round: number;
    readonly table: string;
    readonly board: number;
    readonly game: string;
    readonly ruleset: string;
    readonly policy: string;
    readonly grain: string;
    readonly state: 'ADJUSTED' | 'OPEN' | 'SCORED';
    readonly version: number;
    readonly position: string;
    readonly setup: unknown;
    readonly notation: string | null;
    readonly competition: {
      readonly id: string;
      readonly name: string;
      readonly unit: string;
      readonly decimals: number;
    };
    readonly seating: readonly {
      readonly seat: string;
      readonly entry: { readonly id: string; readonly number: number; readonly name: string } | null;
    }[];
    readonly sides: readonly {
      readonly side: string;
      readonly score: number | null;
      readonly adjustment: unknown;
      readonly award: { readonly text: string } | null;
      readonly entry: { readonly id: string; readonly number: number; readonly name: string } | null;
    }[];
    readonly history: readonly {
      readonly revision: number;
      readonly position: string;
      readonly at: string;
      readonly type: string;
      readonly actor: string;
      readonly role: string;
      readonly data: unknown;
    }[];
    readonly events: readonly {
      readonly id: string;
      readonly revision: number;
      readonly position: string;
      readonly type: string;
      readonly at: string;
      readonly actor: string;
      readonly role: string;
      readonly data: unknown;
      readonly hash: string;
      readonly previousHash: string;
    }[];
  } | null;
};

export type DealPageVariables = { readonly id: string; readonly atLeast?: string | null };

export const DealPage: TypedDocumentNode<DealPageResult, DealPageVariables> = gql`
  query DealPage($id: ID!, $atLeast: EventPosition) {
    deal(id: $id, atLeast: $atLeast) {
      id
      session
      round
      table
      board
      game
      ruleset
      policy
      grain
      state
      version
      position
      setup
      notation
      competition {
        id
        name
        unit
        decimals
      }
      seating {
        seat
        entry {
          id
          number
          name
        }
      }
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
      history {
        revision
        position
        at
        type
        actor
        role
        data
      }
      events {
        id
        revision
        position
        type
        at
        actor
        role
        data
        hash
        previousHash
      }
    }
  }
`;

export type DealChangedResult = {
  readonly dealChanged: { readonly deal: string; readonly version: number; readonly position: string };
};

export type DealChangedVariables = { readonly deal: string };

export const DealChanged: TypedDocumentNode<DealChangedResult, DealChangedVariables> = gql`
  subscription DealChanged($deal: ID!) {
    dealChanged(deal: $deal) {
      deal
      version
      position
    }
  }
`;
