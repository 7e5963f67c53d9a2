import type { Deadline } from '@arbitre/events';
import type { Loaders } from '../connections/loaders';
import type { Viewer } from '../access/viewers';
import type { Visitor } from '../access/visitor';

/** What the resolvers of one request share. */
export type RequestContext = {
  /** Who is signed in; looked up when first asked, so that public reads pay nothing for it. */
  viewer(): Promise<Viewer | null>;
  /** Null on a subscription's connection, which cannot sign anyone in. */
  readonly visitor: Visitor | null;
  readonly loaders: Loaders;
  /** How long somebody waits for the answer; null on a subscription's connection. */
  readonly deadline: Deadline | null;
};
