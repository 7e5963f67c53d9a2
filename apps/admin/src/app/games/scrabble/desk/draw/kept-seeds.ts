import { Injectable, inject } from '@angular/core';
import { seedCommitment } from '@arbitre/rules/scrabble';
import { Kept, type Box } from '../../../../kept/kept';

const bytes = 16;

/** A seed that nobody can guess, in hexadecimal digits. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Seeds of games that were opened at this desk, kept in the browser until they are revealed. */
@Injectable({ providedIn: 'root' })
export class KeptSeeds {
  private readonly kept = inject(Kept);

  /** The seed of a session; null where this browser does not have the one that was committed. */
  of(session: string, commitment: string): string | null {
    const found = this.box(session)
      .entries()
      .find(([key]) => key === 'seed')?.[1];
    return typeof found === 'string' && seedCommitment(found) === commitment ? found : null;
  }

  keep(session: string, seed: string): void {
    this.box(session).put('seed', seed);
  }

  private box(session: string): Box {
    return this.kept.box(`scrabble.${session}.seed`);
  }
}
