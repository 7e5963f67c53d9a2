import { createRequire } from 'node:module';
import type * as GossipMessages from '@eventstore/db-client/generated/gossip_pb';
import type * as GossipService from '@eventstore/db-client/generated/gossip_grpc_pb';
import type * as PersistentMessages from '@eventstore/db-client/generated/persistent_pb';
import type * as PersistentService from '@eventstore/db-client/generated/persistent_grpc_pb';
import type * as FeatureMessages from '@eventstore/db-client/generated/serverfeatures_pb';
import type * as FeatureService from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import type * as SharedMessages from '@eventstore/db-client/generated/shared_pb';
import type * as StatusMessages from '@eventstore/db-client/generated/status_pb';
import type * as StreamMessages from '@eventstore/db-client/generated/streams_pb';
import type * as StreamService from '@eventstore/db-client/generated/streams_grpc_pb';
import type * as UserMessages from '@eventstore/db-client/generated/users_pb';
import type * as UserService from '@eventstore/db-client/generated/users_grpc_pb';
import type * as AnyMessages from 'google-protobuf/google/protobuf/any_pb';
import type * as EmptyMessages from 'google-protobuf/google/protobuf/empty_pb';

/**
 * The protocol's messages and service definitions, as the official client generated them. They are deep imports of
 * `@eventstore/db-client`, no public API: the package's version is pinned and nothing else in the store reaches for them.
 * They are CommonJS without static export names, hence `require`.
 */
const load = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated';

export const streams = load(`${generated}/streams_pb.js`) as typeof StreamMessages;
export const persistent = load(`${generated}/persistent_pb.js`) as typeof PersistentMessages;
export const shared = load(`${generated}/shared_pb.js`) as typeof SharedMessages;
export const rpcStatus = load(`${generated}/status_pb.js`) as typeof StatusMessages;
export const gossip = load(`${generated}/gossip_pb.js`) as typeof GossipMessages;
export const features = load(`${generated}/serverfeatures_pb.js`) as typeof FeatureMessages;
export const users = load(`${generated}/users_pb.js`) as typeof UserMessages;
export const any = load('google-protobuf/google/protobuf/any_pb.js') as typeof AnyMessages;
export const empty = load('google-protobuf/google/protobuf/empty_pb.js') as typeof EmptyMessages;

export const { StreamsService, StreamsClient } = load(
  `${generated}/streams_grpc_pb.js`,
) as typeof StreamService;
export const { PersistentSubscriptionsService } = load(
  `${generated}/persistent_grpc_pb.js`,
) as typeof PersistentService;
export const { ServerFeaturesService } = load(
  `${generated}/serverfeatures_grpc_pb.js`,
) as typeof FeatureService;
export const { GossipService: ClusterGossipService } = load(
  `${generated}/gossip_grpc_pb.js`,
) as typeof GossipService;
export const { UsersService, UsersClient } = load(`${generated}/users_grpc_pb.js`) as typeof UserService;

export type {
  GossipMessages,
  PersistentMessages,
  SharedMessages,
  StatusMessages,
  StreamMessages,
  UserMessages,
};
