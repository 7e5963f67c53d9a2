import type { Shelf, Violation } from '@arbitre/rules';
import type { CompletedSetup, Setup, Stock } from './stock';

/** The stocks of all games as one: a fingerprint stands for one thing, whatever game it belongs to. */
export class Stocks implements Stock {
  readonly shelf: Shelf = {
    get: (fingerprint) => {
      for (const { shelf } of this.all) {
        const found = shelf.get(fingerprint);
        if (found !== null) return found;
      }
      return null;
    },
  };

  constructor(private readonly all: readonly Stock[]) {}

  async completed(setup: Setup): Promise<CompletedSetup> {
    let completed: CompletedSetup = { ok: true, setup };
    for (const stock of this.all) {
      if (!completed.ok) break;
      completed = await stock.completed(completed.setup);
    }
    return completed;
  }

  async lookFor(setup: Setup): Promise<void> {
    await Promise.all(this.all.map((stock) => stock.lookFor(setup)));
  }

  async hasComeFor(violation: Violation): Promise<boolean> {
    for (const stock of this.all) if (await stock.hasComeFor(violation)) return true;
    return false;
  }

  status(): { readonly ok: boolean; readonly detail: string } {
    const told = this.all.map((stock) => stock.status());
    return { ok: told.every(({ ok }) => ok), detail: told.map(({ detail }) => detail).join('; ') };
  }
}
