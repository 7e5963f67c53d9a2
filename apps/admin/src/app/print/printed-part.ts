import { afterNextRender, inject, Injectable, Injector, signal } from '@angular/core';

/** What part of a page is printed: it is drawn for the printer alone, and stands there until the browser has finished with it. */
@Injectable()
export class PrintedPart<Kind> {
  private readonly injector = inject(Injector);
  private readonly chosen = signal<Kind | null>(null);
  readonly shown = this.chosen.asReadonly();

  print(kind: Kind): void {
    this.chosen.set(kind);
    // Not every browser waits for the dialog before it goes on.
    addEventListener(
      'afterprint',
      () => {
        this.chosen.set(null);
      },
      { once: true },
    );
    afterNextRender(
      () => {
        print();
      },
      { injector: this.injector },
    );
  }
}
