import { setTimeout as pause } from 'node:timers/promises';
import { notLeader, timedOut } from '../protocol/errors';
import { Code, RpcError } from '../rpc/status';
import type { Cluster } from '../cluster/cluster';
import type { Faults } from './faults';

const SERVED_PEACEFULLY = /ServerFeatures|Gossip/;

/** Chances of each fault where it may happen, in thousandths. */
const CHANCE = {
  delay: 60,
  pause: 4,
  unavailable: 15,
  notLeader: 10,
  afterCommit: 50,
  forget: 100,
  drop: 40,
  twice: 80,
};
/** In a cluster besides; each role that moves is let settle first. */
const CLUSTER_CHANCE = { move: 20, die: 10, dieAfterCommit: 20 };
const CALM = 3_000;
const DELAY = 20;
const PAUSE = 300;

/**
 * The store's faults by seed: the same seed and the same order of calls give the same faults.
 * @param cluster whose leader not-leader answers name: one node names itself. Of several the leader changes and dies
 */
export function hostility(seed: number, cluster: Cluster): Faults {
  const random = mulberry32(seed);
  const happens = (thousandths: number) => random() * 1000 < thousandths;
  const elsewhere = () => {
    const { host, port } = cluster.leader ?? cluster.first;
    return notLeader(host, port);
  };
  let [pausedUntil, calmUntil] = [0, 0];
  const shakes = (thousandths: number): boolean => {
    if (!cluster.isMany || !happens(thousandths) || Date.now() < calmUntil) return false;
    calmUntil = Date.now() + CALM;
    return true;
  };
  return {
    async admit(path) {
      if (SERVED_PEACEFULLY.test(path)) return;
      if (shakes(CLUSTER_CHANCE.move)) cluster.moveLeader();
      if (shakes(CLUSTER_CHANCE.die)) cluster.killLeader();
      if (happens(CHANCE.pause)) pausedUntil = Date.now() + PAUSE;
      await pause(Math.max(0, pausedUntil - Date.now()));
      if (happens(CHANCE.delay)) await pause(random() * DELAY);
      if (happens(CHANCE.unavailable)) throw unavailable();
      if (happens(CHANCE.notLeader)) throw elsewhere();
    },
    afterCommit() {
      if (shakes(CLUSTER_CHANCE.dieAfterCommit)) {
        cluster.killLeader();
        return unavailable();
      }
      if (!happens(CHANCE.afterCommit)) return undefined;
      const kind = random();
      if (kind < 0.4) return unavailable();
      return kind < 0.7 ? timedOut() : elsewhere();
    },
    forgetsIds: () => happens(CHANCE.forget),
    dropsSubscription: () => happens(CHANCE.drop),
    deliversTwice: () => happens(CHANCE.twice),
  };
}

const unavailable = () => new RpcError(Code.UNAVAILABLE, 'The store is unavailable (hostile mode).');

/** A small seeded generator; numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
