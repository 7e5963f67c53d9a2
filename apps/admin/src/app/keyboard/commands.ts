import { Injectable, signal, type DestroyRef } from '@angular/core';

export type Command = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly key?: string;
  run(): void;
};

/** What the palette offers beside its own list: each page adds its actions while it is shown. */
@Injectable({ providedIn: 'root' })
export class Commands {
  readonly offers = signal<readonly (() => readonly Command[])[]>([]);

  offer(commands: () => readonly Command[], until: DestroyRef): void {
    this.offers.update((offers) => [commands, ...offers]);
    until.onDestroy(() => {
      this.offers.update((offers) => offers.filter((each) => each !== commands));
    });
  }
}
