import { Injectable, inject } from '@angular/core';
import { Kept, type Box } from '../../../../kept/kept';

/** The slip being typed in each round, which a desk keeps in the browser. */
@Injectable({ providedIn: 'root' })
export class KeptSlips {
  private readonly kept = inject(Kept);

  draft(session: string, round: number): string {
    const found = this.box(session)
      .entries()
      .find(([key]) => key === String(round))?.[1];
    return typeof found === 'string' ? found : '';
  }

  keepDraft(session: string, round: number, typed: string): void {
    if (typed === '') this.box(session).drop(String(round));
    else this.box(session).put(String(round), typed);
  }

  private box(session: string): Box {
    return this.kept.box(`scrabble.${session}.drafts`);
  }
}
