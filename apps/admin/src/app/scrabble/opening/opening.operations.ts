// Generated from opening.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type InstalledWordListsResult = {
  readonly wordLists: readonly {
    readonly name: string;
    readonly words: number;
    readonly official: boolean;
  }[];
};

export type InstalledWordListsVariables = Record<string, never>;

export const InstalledWordLists: TypedDocumentNode<InstalledWordListsResult, InstalledWordListsVariables> =
  gql`
    query InstalledWordLists {
      wordLists {
        name
        words
        official
      }
    }
  `;

export type CheckWordsResult = {
  readonly wordCheck: readonly { readonly word: string; readonly valid: boolean }[];
};

export type CheckWordsVariables = { readonly name: string; readonly words: readonly string[] };

export const CheckWords: TypedDocumentNode<CheckWordsResult, CheckWordsVariables> = gql`
  query CheckWords($name: String!, $words: [String!]!) {
    wordCheck(name: $name, words: $words) {
      word
      valid
    }
  }
`;
