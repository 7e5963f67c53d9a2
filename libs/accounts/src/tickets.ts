import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '@arbitre/events';
import type { DataSource } from 'typeorm';

/** How long a ticket serves. */
const LIFE_MS = 5 * 60_000;
const TIME_BYTES = 8;
const DRAWN_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + DRAWN_BYTES;

/**
 * Texts that this installation gave out, each for one purpose, for five minutes and one use in any process. They are signed, so that
 * nothing is kept of those that nobody brings back: strangers ask for them.
 */
export class Tickets {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
    private readonly now: () => number = Date.now,
  ) {}

  /** base64url, of 56 bytes that nobody guesses. */
  give(purpose: string): string {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(this.now() + LIFE_MS));
    const head = Buffer.concat([time, randomBytes(DRAWN_BYTES)]);
    return Buffer.concat([head, this.signatureOf(head, purpose)]).toString('base64url');
  }

  /** Whether it was given for that purpose, lately; whether it has served is not asked. */
  isValid(ticket: string, purpose: string): boolean {
    return this.endOf(ticket, purpose) !== null;
  }

  /** Whether it was given for that purpose, lately, and nobody has brought it yet. From now on it serves no more. */
  async take(ticket: string, purpose: string): Promise<boolean> {
    const end = this.endOf(ticket, purpose);
    if (end === null) return false;
    // The clock of the database may differ from that of this process.
    await this.database.query(`DELETE FROM access.used_ticket WHERE ends_at < now() - interval '1 hour'`);
    const taken = await this.database.query<unknown[]>(
      'INSERT INTO access.used_ticket (head, ends_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING head',
      [Buffer.from(ticket, 'base64url').subarray(0, HEAD_BYTES), new Date(end)],
    );
    return taken.length > 0;
  }

  /** Until when, in milliseconds; null where it is none, for something else, or over. */
  private endOf(ticket: string, purpose: string): number | null {
    const bytes = Buffer.from(ticket, 'base64url');
    const head = bytes.subarray(0, HEAD_BYTES);
    const expected = this.signatureOf(head, purpose);
    if (bytes.length !== HEAD_BYTES + expected.length) return null;
    if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), expected)) return null;
    const end = Number(head.readBigUInt64BE());
    return end > this.now() ? end : null;
  }

  private signatureOf(head: Buffer, purpose: string): Buffer {
    return this.vault.hashOf(`ticket\n${head.toString('base64url')}\n${purpose}`);
  }
}
