import { setTimeout as pause } from 'node:timers/promises';
import { notLeader, timedOut } from '../protocol/errors';
import { Code, RpcError } from '../rpc/status';
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
const DELAY = 20;
const PAUSE = 300;

/**
 * The store's faults by seed: the same seed and the same order of calls give the same faults.
 * @param self where a not-leader answer sends the client: to this very store
 */
export function hostility(seed: number, self: () => { host: string; port: number }): Faults {
  const random = mulberry32(seed);
  const happens = (thousandths: number) => random() * 1000 < thousandths;
  let pausedUntil = 0;
  return {
    async admit(path) {
      if (SERVED_PEACEFULLY.test(path)) return;
      if (happens(CHANCE.pause)) pausedUntil = Date.now() + PAUSE;
      await pause(Math.max(0, pausedUntil - Date.now()));
      if (happens(CHANCE.delay)) await pause(random() * DELAY);
      if (happens(CHANCE.unavailable)) throw unavailable();
      if (happens(CHANCE.notLeader)) throw notLeader(self().host, self().port);
    },
    afterCommit() {
      if (!happens(CHANCE.afterCommit)) return undefined;
      const kind = random();
      if (kind < 0.4) return unavailable();
      return kind < 0.7 ? timedOut() : notLeader(self().host, self().port);
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
