// Generated from session.graphql by `nx run admin:operations`; a test compares them. Do not edit.

import { gql, type TypedDocumentNode } from '@apollo/client/core';

export type MeResult = {
  readonly me: {
    readonly id: string;
    readonly name: string;
    readonly role: 'ARBITER' | 'AUDITOR' | 'CLUB' | 'STAFF';
  } | null;
};

export type MeVariables = Record<string, never>;

export const Me: TypedDocumentNode<MeResult, MeVariables> = gql`
  query Me {
    me {
      id
      name
      role
    }
  }
`;

export type DemoAccountListResult = {
  readonly demoAccounts: readonly {
    readonly id: string;
    readonly role: 'ARBITER' | 'AUDITOR' | 'CLUB' | 'STAFF';
    readonly password: string;
  }[];
};

export type DemoAccountListVariables = Record<string, never>;

export const DemoAccountList: TypedDocumentNode<DemoAccountListResult, DemoAccountListVariables> = gql`
  query DemoAccountList {
    demoAccounts {
      id
      role
      password
    }
  }
`;

export type SignInResult = {
  readonly signIn:
    | {
        readonly __typename: 'SignInRefused';
        readonly code: string;
        readonly messageFr: string;
        readonly messageEn: string;
      }
    | {
        readonly __typename: 'SignedIn';
        readonly account: {
          readonly id: string;
          readonly name: string;
          readonly role: 'ARBITER' | 'AUDITOR' | 'CLUB' | 'STAFF';
        };
      };
};

export type SignInVariables = { readonly input: { readonly account: string; readonly password: string } };

export const SignIn: TypedDocumentNode<SignInResult, SignInVariables> = gql`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        account {
          id
          name
          role
        }
      }
      ... on SignInRefused {
        code
        messageFr
        messageEn
      }
    }
  }
`;

export type SignOutResult = { readonly signOut: boolean };

export type SignOutVariables = Record<string, never>;

export const SignOut: TypedDocumentNode<SignOutResult, SignOutVariables> = gql`
  mutation SignOut {
    signOut
  }
`;
