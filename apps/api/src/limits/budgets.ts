import { Inject, Injectable } from '@nestjs/common';
import { RedisLink, RedisLost } from '../connections/redis-link';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';

/** What one caller may spend: so much at once, and so much again every second. */
export type Allowance = { readonly most: number; readonly restoreRate: number };

/** `available` is what is left to spend now, `wait` the seconds until the cost is there; 0 where it was taken. */
export type Spent = { readonly available: number; readonly wait: number };

/** A process takes so much of a bucket at once, and asks Redis again when it is spent: most requests cost no round trip. */
const SHARE = 20;
/** What was taken and is not spent by then is forgotten: the bucket has filled up meanwhile. */
const SHARE_MS = 5_000;
const PREFIX = 'arbitre:budget:';

/**
 * Gives back ARGV[5], fills the bucket up to now, and takes ARGV[4] of it, or ARGV[3] where that much is not there, or nothing.
 * Gives what was taken and what is left, in whole units. The clock is that of Redis, one for all processes.
 */
const TAKE = `
local most, rate, least, share = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local refilled = math.max(0, now - (tonumber(kept[2]) or now)) * rate / 1000
local left = math.min(most, (tonumber(kept[1]) or most) + refilled + tonumber(ARGV[5]))
local taken = left >= share and share or (left >= least and least or 0)
left = left - taken
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(most / rate * 1000))
return { taken, math.floor(left) }`;

type Taken = readonly [taken: number, left: number];
type Share = { readonly left: number; readonly beyond: number; readonly until: number };

/**
 * What requests may cost, by caller: buckets in Redis that fill up again. Where Redis is away every request passes, since a reader
 * is worth more than a limit; sign-in is counted elsewhere and refuses then.
 */
@Injectable()
export class Budgets {
  private readonly shares = new Map<string, Share>();
  private readonly asking = new Map<string, Promise<Taken | null>>();

  constructor(
    private readonly redis: RedisLink,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'budgetPatienceMs'>,
  ) {}

  /** Takes `cost` from a caller's bucket, or nothing where it is not there. Null where nobody can tell. */
  async spend(caller: string, cost: number, allowance: Allowance): Promise<Spent | null> {
    for (;;) {
      const share = this.shareOf(caller);
      if (share !== null && share.left >= cost) {
        this.keep(caller, { ...share, left: share.left - cost });
        return { available: share.left - cost + share.beyond, wait: 0 };
      }
      // Of requests that come at once one asks, and the others live on the share that it gets.
      const asked = this.asking.get(caller);
      const taken = await (asked ?? this.ask(caller, cost, allowance));
      if (taken === null) return null;
      const [more, beyond] = taken;
      if (asked === undefined && more < cost) {
        const wait = Math.max(1, Math.ceil((cost - beyond) / allowance.restoreRate));
        return { available: beyond, wait };
      }
    }
  }

  /** Gives back what is left of the share, and takes another: nothing is refused that is there. */
  private async ask(caller: string, cost: number, allowance: Allowance): Promise<Taken | null> {
    const left = this.shareOf(caller)?.left ?? 0;
    this.shares.delete(caller);
    const asking = this.take(caller, cost, left, allowance).finally(() => this.asking.delete(caller));
    this.asking.set(caller, asking);
    const taken = await asking;
    if (taken === null) return null;
    this.keep(caller, { left: taken[0], beyond: taken[1], until: performance.now() + SHARE_MS });
    return taken;
  }

  private shareOf(caller: string): Share | null {
    const kept = this.shares.get(caller);
    return kept !== undefined && kept.until > performance.now() ? kept : null;
  }

  private keep(caller: string, share: Share): void {
    // Callers that do not come back leave their share behind.
    if (this.shares.size >= 10_000) this.shares.clear();
    this.shares.set(caller, share);
  }

  private async take(
    caller: string,
    least: number,
    back: number,
    { most, restoreRate }: Allowance,
  ): Promise<Taken | null> {
    // Nobody waits for a connection.
    if (this.redis.state !== 'ready') return null;
    const share = Math.max(least, Math.floor(most / SHARE));
    const asked = [most, restoreRate, least, share, back];
    try {
      const key = `${PREFIX}${caller}`;
      return (await this.redis.run(TAKE, [key], asked, this.settings.budgetPatienceMs)) as [number, number];
    } catch (error) {
      if (error instanceof RedisLost) return null;
      throw error;
    }
  }
}
