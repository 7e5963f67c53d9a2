import { ChangeDetectionStrategy, Component, inject, input, output } from '@angular/core';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ResultPlaces } from '../result-places';
import { averageTexts } from './average-texts';

type Given = Readonly<Record<string, number>>;

/** Artificial scores of a board without a result, each with the digit that gives it. */
@Component({
  selector: 'arb-average-menu',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (places.may().averages) {
      @for (each of given(); track $index) {
        <button type="button" class="button small" tabindex="-1" (click)="chosen.emit(each)">
          <kbd>{{ $index + 1 }}</kbd> <span class="figures">{{ says(each) }}</span>
        </button>
      }
    } @else {
      <span class="soft">{{ texts().director }}</span>
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }
    .button {
      @media (pointer: coarse) {
        min-height: 2.75rem;
      }
    }
  `,
  host: { 'data-testid': 'averages' },
})
export class AverageMenu {
  protected readonly places = inject(ResultPlaces);
  protected readonly game = inject(GameOnPage);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(averageTexts);
  readonly given = input.required<readonly Given[]>();
  readonly chosen = output<Given>();

  protected says(given: Given): string {
    return Object.entries(given)
      .map(([side, percent]) => `${this.game.side(side)} ${this.language.decimal(String(percent))} %`)
      .join(' · ');
  }
}
