import type { Suite } from '../contract';
import { appends } from './append';
import { deletions } from './delete';
import { groupInfo } from './group-info';
import { metadata } from './metadata';
import { persistentSubscriptions } from './persistent';
import { reads } from './read';
import { subscriptions } from './subscribe';

/** The whole contract. */
export const SUITES: Readonly<Record<string, Suite>> = {
  append: appends,
  read: reads,
  subscribe: subscriptions,
  delete: deletions,
  metadata,
  'persistent subscriptions': persistentSubscriptions,
  'what a group tells of itself': groupInfo,
};
