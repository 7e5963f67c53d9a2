import type { GraphQLError } from 'graphql';
import { requestFault } from '../graphql/errors';
import type { LiveSocket } from './live-sockets';

/** Subscriptions that are open at once by an account with all its tokens, and by whoever is not signed in from one network. */
export const MOST_SUBSCRIPTIONS = { account: 100, network: 500 } as const;

/** Whose connection it is. */
export type Subscriber = { readonly kind: keyof typeof MOST_SUBSCRIPTIONS; readonly id: string };

/** A connection as its server has it: what runs on it, by the ids that the client gave. */
export type Connection = { readonly subscriptions: Readonly<Record<string, unknown>> };

const TOO_MANY = { code: 4429, reason: 'Too many subscriptions: close some first' };

/** The subscriptions that are open in this process, counted for whoever opened them. A connection counts as one at least. */
export class OpenSubscriptions {
  private readonly connections = new Map<string, Set<Connection>>();
  private readonly subscribers = new WeakMap<Connection, Subscriber>();

  /** Counts a connection until its socket closes. Where it would be one too many the socket is closed (4429), and the answer is false. */
  join(subscriber: Subscriber, connection: Connection, socket: LiveSocket): boolean {
    const key = `${subscriber.kind} ${subscriber.id}`;
    const own = this.connections.get(key) ?? new Set();
    if (this.open(own) >= MOST_SUBSCRIPTIONS[subscriber.kind]) {
      socket.close(TOO_MANY.code, TOO_MANY.reason);
      return false;
    }
    this.connections.set(key, own.add(connection));
    this.subscribers.set(connection, subscriber);
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && this.connections.get(key) === own) this.connections.delete(key);
    });
    return true;
  }

  /** Why a subscription that has just come is one too many; null where it is none. */
  problem(connection: Connection): GraphQLError | null {
    const subscriber = this.subscribers.get(connection);
    if (subscriber === undefined) return null;
    const { kind, id } = subscriber;
    const allowed = MOST_SUBSCRIPTIONS[kind];
    const open = this.open(this.connections.get(`${kind} ${id}`) ?? new Set());
    if (open <= allowed) return null;
    const whose = kind === 'account' ? 'Your account' : 'Your network';
    return requestFault(
      'TOO_MANY_SUBSCRIPTIONS',
      `${whose} has ${allowed} subscriptions open, which is all that it may have: end some first, or sign in.`,
      { allowed },
    );
  }

  private open(connections: ReadonlySet<Connection>): number {
    let open = 0;
    for (const { subscriptions } of connections) open += Math.max(1, Object.keys(subscriptions).length);
    return open;
  }
}
