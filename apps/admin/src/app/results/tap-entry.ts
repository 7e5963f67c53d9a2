import { Injectable, computed, inject } from '@angular/core';
import { Tapping } from '../tap/tapping';
import { ResultsDesk } from './results-desk';

/** Whether results are tapped on this page: the game has keys, this device likes them, and this account may store. */
@Injectable()
export class TapEntry {
  private readonly desk = inject(ResultsDesk);
  private readonly tapping = inject(Tapping);
  readonly keys = computed(() => this.desk.grammar()?.tap ?? null);
  readonly possible = computed(() => this.keys() !== null && this.desk.mayRecord());
  readonly on = computed(() => this.possible() && this.tapping.on());

  choose(on: boolean): void {
    this.tapping.choose(on);
  }
}
