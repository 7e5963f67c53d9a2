import { Injectable, inject } from '@angular/core';
import { Kept } from '../../kept/kept';

const BYTES = 16;

/** What is published of a seed: each game commits to its own lots. */
export type CommitmentOf = (seed: string) => string;

/** The seed of a lot that this browser has committed to and not told yet; it outlives a reload. */
@Injectable()
export class OwnSeed {
  private readonly box = inject(Kept).box('lots');

  /** A new seed for the session, and what is published of it. */
  choose(session: string, commitmentOf: CommitmentOf): string {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.box.put(session, seed);
    return commitmentOf(seed);
  }

  /** The seed that was committed to, where this browser chose it. */
  of(session: string, commitment: string | null, commitmentOf: CommitmentOf): string | null {
    const seed = new Map(this.box.entries()).get(session);
    return typeof seed === 'string' && commitmentOf(seed) === commitment ? seed : null;
  }

  forget(session: string): void {
    this.box.drop(session);
  }
}
