import { randomUUID } from 'node:crypto';
import { noLeader, notLeader } from '../protocol/errors';
import type { Call } from '../rpc/call';
import type { Listener } from '../transport/listener';

/** A node of the cluster: an address of its own over the one log that all of them serve. */
export interface Member {
  readonly instanceId: string;
  readonly host: string;
  /** Known once it listens. */
  port: number;
  isAlive: boolean;
  listener: Listener | undefined;
}

/** Milliseconds that the others take to agree on a leader after one died, and that a node that died stays away. */
export interface ClusterTimes {
  readonly election: number;
  readonly absence: number;
}

const TIMES: ClusterTimes = { election: 300, absence: 900 };
/** What a node does without a leader: it lets its log be read, and says what it knows. */
const WITHOUT_LEADER = /Streams\/Read$|ServerFeatures|Gossip/;

/**
 * One node that is its own leader, or what clients see of a cluster: nodes of which one leads. The role moves to another
 * node, with or without the death of the one that had it; between a death and the election of another there is none. All
 * nodes serve one log, so a follower never lags: it takes what a client lets it take, as if it handed it to the leader.
 */
export class Cluster {
  readonly first: Member;
  readonly members: readonly Member[];
  private leading: Member | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    host: string,
    size: number,
    private readonly times: ClusterTimes = TIMES,
  ) {
    const member = (): Member => ({
      instanceId: randomUUID(),
      host,
      port: 0,
      isAlive: true,
      listener: undefined,
    });
    this.first = member();
    this.members = [this.first, ...Array.from({ length: size - 1 }, member)];
    this.leading = this.first;
  }

  /** Undefined while a new one is elected. */
  get leader(): Member | undefined {
    return this.leading;
  }

  /** Whether one node can do without another. */
  get isMany(): boolean {
    return this.members.length > 1;
  }

  /**
   * What a node does with a call: a follower refuses those that require the leader, and where there is none nobody writes.
   * @throws RpcError not-leader, with where the leader is, or that there is none
   */
  admit(member: Member, call: Call): void {
    if (this.leading === undefined) {
      if (requiresLeader(call) || !WITHOUT_LEADER.test(call.path)) throw noLeader();
    } else if (member !== this.leading && requiresLeader(call)) {
      throw notLeader(this.leading.host, this.leading.port);
    }
  }

  /** The leader goes on as a follower; another node leads at once. */
  moveLeader(): void {
    const from = this.leading;
    if (from !== undefined) this.leading = this.nextAfter(from);
  }

  /** The leader's connections break and nobody answers there; another is elected, and it comes back as a follower. */
  killLeader(): void {
    const dead = this.leading;
    if (dead === undefined || !this.isMany) return;
    this.leading = undefined;
    dead.isAlive = false;
    dead.listener?.goAway();
    this.later(this.times.election, () => {
      this.leading = this.nextAfter(dead);
    });
    this.later(this.times.absence, () => {
      dead.isAlive = true;
      dead.listener?.comeBack();
    });
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private nextAfter(member: Member): Member {
    const from = this.members.indexOf(member);
    const order = [...this.members.slice(from + 1), ...this.members.slice(0, from)];
    return order.find(({ isAlive }) => isAlive) ?? member;
  }

  private later(ms: number, happens: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      happens();
    }, ms).unref();
    this.timers.add(timer);
  }
}

const requiresLeader = ({ headers }: Call): boolean => headers['requires-leader'] === 'true';
