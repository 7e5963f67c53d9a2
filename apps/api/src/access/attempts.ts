import { Vault } from '@arbitre/events';
import { refuseToAccount } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { RedisLink, RedisLost } from '../connections/redis-link';

export const WINDOW_MINUTES = 15;
const WINDOW_MS = WINDOW_MINUTES * 60_000;
const PATIENCE_MS = 2_000;

/** Wrong passwords in a window. Many share the address of a hall; nobody shuts an account for whoever else it belongs to easily. */
const MOST = { accountFromNetwork: 10, account: 50, network: 100 } as const;
/** Wrong codes of tables from one network, and from everywhere: of 500 codes that hold one in a million guesses is one. */
const MOST_CODES = [20, 1_000] as const;
/** Wrong tokens from one network in a window: nobody guesses one, but each costs a look. */
const MOST_TOKENS = 60;

/**
 * Milliseconds to wait at the first key that is full; where none is, 0, and each counts one more. What is refused counts nowhere:
 * nobody fills the account's own key from one address.
 */
const COUNT = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or 0) >= tonumber(ARGV[i + 1]) then return redis.call('PTTL', key) end
end
for _, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
end
return 0`;

const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('DECR', key) end
end
return 0`;

type Counted = { readonly count: number; readonly until: number };

/** Attempts to sign in, counted before the password is looked at, so that those that come at once count too. */
@Injectable()
export class Attempts {
  /** Where no Redis is named, this process counts for itself. */
  private readonly own = new Map<string, Counted>();

  constructor(
    private readonly redis: RedisLink,
    private readonly vault: Vault,
  ) {}

  /** Why nobody may try now; null when one may. Where Redis is lost nobody may: guesses would be free. */
  async count(account: string, network: string): Promise<Refusal | null> {
    try {
      const wait = await this.add(this.keysOf(account, network), Object.values(MOST));
      return wait > 0 ? refuseToAccount('too-many-attempts', { minutes: Math.ceil(wait / 60_000) }) : null;
    } catch (error) {
      if (error instanceof RedisLost) return refuseToAccount('sign-in-unavailable', {});
      throw error;
    }
  }

  /** Counts a wrong token; how many seconds its network has to wait, 0 as long as it need not. Where Redis is lost nobody waits. */
  async countToken(network: string): Promise<number> {
    try {
      return Math.ceil((await this.add([this.keyOf(`token ${network}`)], [MOST_TOKENS])) / 1000);
    } catch (error) {
      if (error instanceof RedisLost) return 0;
      throw error;
    }
  }

  /** Why nobody may enter a code now; null when one may. Where Redis is lost nobody may. */
  async countCode(network: string): Promise<Refusal | null> {
    try {
      const wait = await this.add(this.codeKeys(network), MOST_CODES);
      return wait > 0 ? refuseToAccount('too-many-codes-tried', { minutes: Math.ceil(wait / 60_000) }) : null;
    } catch (error) {
      if (error instanceof RedisLost) return refuseToAccount('codes-unavailable', {});
      throw error;
    }
  }

  /** A right code was no guess. */
  giveBackCode(network: string): Promise<void> {
    return this.giveBackAll(this.codeKeys(network));
  }

  private codeKeys(network: string): readonly string[] {
    return [this.keyOf(`code ${network}`), this.keyOf('code')];
  }

  /** A right password was no guess. */
  giveBack(account: string, network: string): Promise<void> {
    return this.giveBackAll(this.keysOf(account, network));
  }

  private async giveBackAll(keys: readonly string[]): Promise<void> {
    if (this.redis.state === null) {
      for (const key of keys) {
        const counted = this.own.get(key);
        if (counted) this.own.set(key, { ...counted, count: counted.count - 1 });
      }
      return;
    }
    try {
      await this.redis.run(GIVE_BACK, keys, [], PATIENCE_MS);
    } catch (error) {
      // What is not given back is counted once too much, and over when the window is.
      if (!(error instanceof RedisLost)) throw error;
    }
  }

  /** Names are told to Redis as keyed hashes. In the order of `MOST`. */
  private keysOf(account: string, network: string): readonly string[] {
    return [`${account} ${network}`, account, ` ${network}`].map((each) => this.keyOf(each));
  }

  private keyOf(counted: string): string {
    return `arbitre:attempts:${this.vault.hashOf(counted).toString('base64url')}`;
  }

  private async add(keys: readonly string[], most: readonly number[]): Promise<number> {
    if (this.redis.state !== null)
      return (await this.redis.run(COUNT, keys, [WINDOW_MS, ...most], PATIENCE_MS)) as number;
    const now = Date.now();
    for (const [key, { until }] of this.own) if (until <= now) this.own.delete(key);
    const full = keys.find((key, at) => (this.own.get(key)?.count ?? 0) >= (most[at] ?? 0));
    if (full !== undefined) return (this.own.get(full)?.until ?? now) - now;
    for (const key of keys) {
      const { count, until } = this.own.get(key) ?? { count: 0, until: now + WINDOW_MS };
      this.own.set(key, { count: count + 1, until });
    }
    return 0;
  }
}
