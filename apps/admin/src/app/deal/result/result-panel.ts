import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { NotationText } from '../../cards/notation-text';
import { NotationParts } from '../../cards/notation-parts';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { plural } from '../../language/plural';
import { dealTexts } from '../deal-texts';
import type { DealPageResult } from '../deal.operations';
import { eventLine } from '../events/event-line';
import { rulingOf } from './ruling';
import { RulingCard } from './ruling-card';

export type DealOnPage = NonNullable<DealPageResult['deal']>;

/** The result that stands, what it is worth to each side, and how it came to be. */
@Component({
  selector: 'arb-result-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, RulingCard, NotationParts],
  templateUrl: './result-panel.html',
  styleUrl: './result-panel.scss',
})
export class ResultPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  readonly deal = input.required<DealOnPage>();
  protected readonly game = inject(GameOnPage);
  protected readonly history = computed(() =>
    this.deal()
      .history.filter(({ type }) => type !== 'DealOpened')
      .map((line) => ({
        ...line,
        told: eventLine(line.type, line.data, this.game.face(), this.language.code()).told,
        ruling: rulingOf(line.type, line.data),
      })),
  );

  /** Seats that nobody took have nothing to show. */
  protected readonly sides = computed(() =>
    this.deal().sides.filter(({ entry, score }) => entry !== null || score !== null),
  );

  protected award(text: string): string {
    const { unit } = this.deal().competition;
    const figure = unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
    const one = plural(this.language.code(), Math.abs(Number(text)), 'one', 'other') === 'one';
    const name = one ? this.texts().unitsOfOne[unit] : undefined;
    return `${figure}\u00a0${name ?? this.language.texts().units[unit] ?? unit}`;
  }

  protected adjustment(given: unknown): string {
    if (typeof given !== 'object' || given === null) return '';
    if ('percent' in given) return `${this.language.decimal(String(given.percent))}\u202f%`;
    return 'score' in given ? this.language.signed(String(given.score)) : '';
  }
}
