import { DOCUMENT, Injectable, effect, inject, signal, type WritableSignal } from '@angular/core';
import { recall, remember } from '../kept/browser-storage';

const stored = <Value extends string>(key: string, values: readonly Value[], first: Value): Value =>
  values.find((value) => value === recall(key)) ?? first;

/** What each person chooses for their own eyes: density of tables, colours of suits. Light or dark follows the system. */
@Injectable({ providedIn: 'root' })
export class Appearance {
  private readonly root = inject(DOCUMENT).documentElement;
  readonly density = signal(stored('arbitre.density', ['comfortable', 'compact'], 'comfortable'));
  readonly colours = signal(stored('arbitre.colours', ['2', '4'], '2'));

  constructor() {
    this.keep('density', this.density);
    this.keep('colours', this.colours);
  }

  toggleDensity(): void {
    this.density.update((density) => (density === 'compact' ? 'comfortable' : 'compact'));
  }

  toggleColours(): void {
    this.colours.update((colours) => (colours === '4' ? '2' : '4'));
  }

  private keep(name: string, choice: WritableSignal<string>): void {
    effect(() => {
      this.root.dataset[name] = choice();
      remember(`arbitre.${name}`, choice());
    });
  }
}
