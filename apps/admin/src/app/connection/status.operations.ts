// Generated from status.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type ServerStatusResult = {
  readonly status: {
    readonly store: { readonly ok: boolean; readonly detail: string };
    readonly redis: { readonly ok: boolean; readonly detail: string };
    readonly database: { readonly ok: boolean; readonly detail: string };
    readonly worker: { readonly ok: boolean; readonly detail: string };
    readonly lag: number;
  };
};

export type ServerStatusVariables = Record<string, never>;

export const ServerStatus: TypedDocumentNode<ServerStatusResult, ServerStatusVariables> = gql`
  query ServerStatus {
    status {
      store {
        ok
        detail
      }
      redis {
        ok
        detail
      }
      database {
        ok
        detail
      }
      worker {
        ok
        detail
      }
      lag
    }
  }
`;
