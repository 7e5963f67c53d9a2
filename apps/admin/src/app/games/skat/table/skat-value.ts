import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { NotationText } from '../../../cards/notation-text';
import { skatTexts } from '../texts';
import { explainValue, gameToExplain } from './value-explained';

/** The value of a game as a table says it: "with 2, game 3, schneider 4, times 12 is 48". */
@Component({
  selector: 'arb-skat-value',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  template: `
    @if (game(); as game) {
      <p class="what">
        <arb-notation [text]="game.contract" />
        <span class="chip" [class.good]="game.won" [class.bad]="!game.won">{{
          game.won ? texts().won : texts().lost
        }}</span>
        <strong class="figures" data-testid="game-score">{{ language.signed(score()) }}</strong>
      </p>
      <p class="how small" data-testid="game-value">{{ how() }}</p>
    } @else {
      <p class="what">{{ texts().passedIn }}</p>
    }
  `,
  styles: `
    .what {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 0.625rem;
      font-size: var(--text-l);
    }
    .what strong {
      font-size: var(--text-xl);
    }
  `,
})
export class SkatValue {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  /** What the score of the deal holds. */
  readonly result = input.required<unknown>();
  protected readonly game = computed(() => gameToExplain(this.result()));
  private readonly explained = computed(() => {
    const game = this.game();
    return game === null ? null : explainValue(game);
  });
  protected readonly score = computed(() => this.explained()?.score ?? 0);
  protected readonly how = computed(() => {
    const explained = this.explained();
    const texts = this.texts();
    if (explained === null) return '';
    const { matadors, steps, base, multiplier, value, lifted } = explained;
    const named = steps.map((step) => texts.step(texts.steps[step.name] ?? step.name, step.multiplier));
    const product =
      lifted === null
        ? texts.product(multiplier, base, value)
        : texts.lifted(lifted, multiplier, base, value);
    const parts =
      matadors === null
        ? [texts.fixed(value)]
        : [texts.sum([texts.matadors(matadors), ...named].join(', '), product)];
    if (explained.score < 0) parts.push(texts.lostDoubled(-explained.score));
    return parts.join(', ');
  });
}
