import { DestroyRef, Injectable, inject, signal } from '@angular/core';
import { Hotkeys } from '../keyboard/hotkeys';

/** What can be undone: told before it is done. */
export type Undoable = {
  /** What undoing comes to, in a sentence. */
  readonly says: string;
  /** Which part of the page it is about, where several share one. */
  readonly of?: string;
  readonly run: () => unknown;
};

/** How long the last entry is offered to be undone. */
export const UNDO_FOR_MS = 10_000;

/** The last entry of a desk, as long as it is offered to be undone: by `Ctrl Z`, or by the line that says what that does. */
@Injectable()
export class Undoing {
  readonly last = signal<Undoable | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const here = inject(DestroyRef);
    inject(Hotkeys).bind(
      {
        'mod+z': () => {
          this.undo();
        },
      },
      here,
    );
    here.onDestroy(() => {
      clearTimeout(this.timer);
    });
  }

  offer(undoable: Undoable): void {
    clearTimeout(this.timer);
    this.last.set(undoable);
    this.timer = setTimeout(() => {
      this.last.set(null);
    }, UNDO_FOR_MS);
  }

  undo(): void {
    const last = this.last();
    this.last.set(null);
    last?.run();
  }
}
