import type { Suite } from '../contract';
import { appends } from './append';
import { reads } from './read';
import { subscriptions } from './subscribe';

/** The whole contract. */
export const SUITES: Readonly<Record<string, Suite>> = {
  append: appends,
  read: reads,
  subscribe: subscriptions,
};
