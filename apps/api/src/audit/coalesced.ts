import type { AuditFact } from '@arbitre/accounts';

/** A fact, the minute in which it happened (since 1970), and how often it did. */
export type Counted = { readonly fact: AuditFact; readonly minute: number; readonly times: number };

/** Entries of their own that one account, or all strangers together, make in a minute. */
const MOST = { account: 1_000, strangers: 200 } as const;
const MINUTE_MS = 60_000;

/** Facts counted by the minute. Beyond what one may fill they are counted without what they were about and where they came from. */
export class Coalesced {
  private minute = 0;
  /** Entries of this minute, written or not, and how many each account has. */
  private readonly known = new Set<string>();
  private readonly entries = new Map<string | null, number>();
  private waiting = new Map<string, Counted>();

  /** @param now milliseconds since 1970 */
  add(fact: AuditFact, times: number, now: number): void {
    this.begin(Math.floor(now / MINUTE_MS));
    const bounded = this.isRoomFor(fact) ? fact : { ...fact, subject: null, network: null };
    this.count({ fact: bounded, minute: this.minute, times });
  }

  /** What has been counted since it was taken last. */
  take(): readonly Counted[] {
    const taken = [...this.waiting.values()];
    this.waiting = new Map();
    return taken;
  }

  /** What was taken and could not be written. */
  putBack(taken: readonly Counted[]): void {
    for (const counted of taken) this.count(counted);
  }

  private begin(minute: number): void {
    if (minute <= this.minute) return;
    this.minute = minute;
    this.known.clear();
    this.entries.clear();
  }

  private isRoomFor(fact: AuditFact): boolean {
    const key = keyOf(fact);
    if (this.known.has(key)) return true;
    const used = this.entries.get(fact.account) ?? 0;
    if (used >= (fact.account === null ? MOST.strangers : MOST.account)) return false;
    this.known.add(key);
    this.entries.set(fact.account, used + 1);
    return true;
  }

  private count({ fact, minute, times }: Counted): void {
    const key = `${minute} ${keyOf(fact)}`;
    const before = this.waiting.get(key)?.times ?? 0;
    this.waiting.set(key, { fact, minute, times: before + times });
  }
}

const keyOf = ({ kind, what, code, account, role, subject, network }: AuditFact): string =>
  [kind, what, code, account, role, subject, network].join('\n');
