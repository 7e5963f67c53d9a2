import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import type { DealPageResult } from './deal.operations';
import { eventLine } from './event-line';
import type { GameWords } from './game-words';

export type DealOnPage = NonNullable<DealPageResult['deal']>;

/** The result that stands, what it is worth to each side, and how it came to be. */
@Component({
  selector: 'arb-result-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './result-panel.html',
  styleUrl: './result-panel.scss',
})
export class ResultPanel {
  protected readonly language = inject(Language);
  readonly deal = input.required<DealOnPage>();
  readonly words = input<GameWords | null>(null);
  protected readonly history = computed(() =>
    this.deal()
      .history.filter(({ type }) => type !== 'DealOpened')
      .map((line) => ({ ...line, ...eventLine(line.type, line.data) })),
  );

  /** Seats that nobody took have nothing to show. */
  protected readonly sides = computed(() =>
    this.deal().sides.filter(({ entry, score }) => entry !== null || score !== null),
  );

  protected award(text: string): string {
    const { unit } = this.deal().competition;
    const figure = unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
    return `${figure}\u00a0${this.language.texts().units[unit] ?? unit}`;
  }

  protected adjustment(given: unknown): string {
    if (typeof given !== 'object' || given === null) return '';
    if ('percent' in given) return `${this.language.decimal(String(given.percent))}\u202f%`;
    return 'score' in given ? this.language.signed(String(given.score)) : '';
  }
}
