import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { boardTexts } from './board-texts';
import { frequenciesOf, measureOf, type ComparedDeal } from './frequencies';

/** How often each score of a board was made, what it is worth, and what it is measured by. */
@Component({
  selector: 'arb-board-spread',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (lines().length > 0) {
      <details class="pad" open data-testid="board-spread">
        <summary>{{ texts().spread }}</summary>
        <p class="small soft">
          {{ texts().results(results()) }}
          @if (measure(); as told) {
            · <strong data-testid="board-measure">{{ told }}</strong>
          }
        </p>
        <table class="table narrow">
          <thead>
            <tr>
              <th class="number" scope="col">
                {{ language.texts().standings.score }} {{ game.side(sides()[0] ?? '') }}
              </th>
              <th class="number" scope="col">{{ texts().times }}</th>
              @for (side of sides(); track side) {
                <th class="number" scope="col">{{ game.side(side) }}</th>
              }
            </tr>
          </thead>
          <tbody>
            @for (line of lines(); track line.score) {
              <tr>
                <th class="number" scope="row">{{ language.whole(line.score) }}</th>
                <td class="number">{{ line.times }}</td>
                @for (side of sides(); track side) {
                  <td class="number">{{ figure(line.awards[side] ?? '') }}</td>
                }
              </tr>
            }
          </tbody>
        </table>
      </details>
    }
  `,
  styles: `
    .narrow {
      width: auto;
    }
    .pad {
      padding: 0 1rem 1rem;
    }
  `,
})
export class BoardSpread {
  protected readonly language = inject(Language);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(boardTexts);
  readonly deals = input.required<readonly ComparedDeal[]>();
  readonly sides = input.required<readonly string[]>();
  readonly method = input.required<string>();
  readonly scoring = input<unknown>(null);
  readonly unit = input.required<string>();
  protected readonly lines = computed(() => frequenciesOf(this.deals()));
  protected readonly results = computed(() => this.lines().reduce((sum, { times }) => sum + times, 0));
  protected readonly measure = computed(() => {
    const measure = measureOf(this.deals(), this.method(), this.scoring());
    if (measure === null) return '';
    return this.texts()[measure.kind](this.language.whole(measure.points));
  });

  protected figure(text: string): string {
    if (text === '') return '';
    return this.unit() === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }
}
