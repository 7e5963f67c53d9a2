import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { rackParts } from '../game/replay';
import { scrabbleTexts } from '../texts';
import { Tile } from './tile';

/** A rack as it was called: letters kept from the last round, then the new ones; a set drawn anew says so. */
@Component({
  selector: 'arb-rack',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Tile],
  template: `
    <div class="rack" role="img" [attr.aria-label]="texts().rackLetters(rack())" data-testid="rack">
      @for (letter of kept(); track $index) {
        <arb-tile class="kept" [tile]="letter" />
      }
      @if (kept().length > 0) {
        <span class="gap" aria-hidden="true">+</span>
      }
      @for (letter of drawn(); track $index) {
        <arb-tile [tile]="letter" />
      }
    </div>
    @if (parts().anew) {
      <p class="small soft">{{ texts().anew }}</p>
    }
  `,
  styles: `
    :host {
      display: block;
    }
    .rack {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem;
    }
    .gap {
      color: var(--ink-soft);
      font-weight: 600;
    }
  `,
})
export class Rack {
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly rack = input.required<string>();
  protected readonly parts = computed(() => rackParts(this.rack()));
  protected readonly kept = computed(() => Array.from(this.parts().kept));
  protected readonly drawn = computed(() => Array.from(this.parts().drawn));
}
