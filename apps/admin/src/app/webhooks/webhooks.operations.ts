// Generated from webhooks.graphql by `nx run admin:operations`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client/core';
export type CreateWebhookInput = {
  /** The competition that it is told of; nothing: all. */
  readonly competition?: string | null | undefined;
  /** `result.recorded`, `standings.changed`, `session.closed`: one at least. */
  readonly events: ReadonlyArray<string>;
  /** What you call it. */
  readonly name: string;
  /** https, and an address of the internet. */
  readonly url: string;
};

export type OneWebhookInput = {
  readonly webhook: string;
};

export type MyWebhooksVariables = Exact<{ [key: string]: never; }>;


export type MyWebhooksResult = { readonly myWebhooks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly competition: string | null, readonly events: ReadonlyArray<string>, readonly pausedAt: string | null, readonly deliveries: ReadonlyArray<{ readonly id: string, readonly event: string, readonly createdAt: string, readonly state: string, readonly attempts: number, readonly triedAt: string | null, readonly status: number | null, readonly problem: string | null }> }> };

export type CreateWebhookVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookResult = { readonly createWebhook:
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
    | { readonly __typename: 'WebhookCreated', readonly secret: string }
   };

export type RemoveWebhookVariables = Exact<{
  input: OneWebhookInput;
}>;


export type RemoveWebhookResult = { readonly removeWebhook:
    | { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };

export type ResumeWebhookVariables = Exact<{
  input: OneWebhookInput;
}>;


export type ResumeWebhookResult = { readonly resumeWebhook:
    | { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null }
    | { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string }
   };

type AccountOutcome_AccountDone = { readonly __typename: 'AccountDone', readonly account: string, readonly link: string | null };

type AccountOutcome_AccountRefused = { readonly __typename: 'AccountRefused', readonly code: string, readonly path: string | null, readonly messageFr: string, readonly messageEn: string };

export type AccountOutcome =
  | AccountOutcome_AccountDone
  | AccountOutcome_AccountRefused
;

export const AccountOutcome = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]} as unknown as DocumentNode<AccountOutcome, unknown>;
export const MyWebhooks = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}],"hash":"6938e1960b7f1f126f678ad4bd6d02137747ff59c31c1e6221b20a5cc78d7372"} as unknown as DocumentNode<MyWebhooksResult, MyWebhooksVariables>;
export const CreateWebhook = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}]}}],"hash":"119d10e019e0279879cd9a6ebc3dd271c392b97c1f189a31dd044b8cdd312710"} as unknown as DocumentNode<CreateWebhookResult, CreateWebhookVariables>;
export const RemoveWebhook = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWebhook"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}],"hash":"eda6e75d99709ff686251ec379d10426d4921b41c0e494298f7804d08e9ec29b"} as unknown as DocumentNode<RemoveWebhookResult, RemoveWebhookVariables>;
export const ResumeWebhook = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeWebhook"},"variableDefinitions":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"messageFr"}},{"kind":"Field","name":{"kind":"Name","value":"messageEn"}}]}}]}}],"hash":"00be965f798adf10d96c995a10f384198e7170edd1a9e1a7db353f87dd4f3745"} as unknown as DocumentNode<ResumeWebhookResult, ResumeWebhookVariables>;