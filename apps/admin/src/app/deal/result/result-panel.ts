import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Session } from '../../account/account';
import { NotationText } from '../../cards/notation-text';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { plural } from '../../language/plural';
import { ReasonForm } from '../../sessions/reason-form';
import { sayTexts } from '../../results/say-texts';
import { dealTexts } from '../deal-texts';
import type { DealPageResult } from '../deal.operations';
import { ToldLine } from '../events/told-line';
import { DealWrites } from '../deal-writes';
import { numberedRulings } from './numbered-rulings';
import { rulingOf } from './ruling';
import { RulingCard } from './ruling-card';
import { rulingTexts } from './ruling-texts';

export type DealOnPage = NonNullable<DealPageResult['deal']>;

/** The result that stands, what it is worth to each side, and how it came to be. */
@Component({
  selector: 'arb-result-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, RulingCard, ToldLine, ReasonForm],
  templateUrl: './result-panel.html',
  styleUrl: './result-panel.scss',
})
export class ResultPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  protected readonly rulingTexts = pageTexts(rulingTexts);
  protected readonly writes = inject(DealWrites);
  private readonly session = inject(Session);
  protected readonly may = this.session.may;
  protected readonly sayTexts = pageTexts(sayTexts);
  protected readonly mayUphold = computed(() => this.session.operations().has('upholdResult'));
  protected readonly maySign = computed(() => this.session.operations().has('signResult'));
  /** Somebody is about to answer for the result, and says why. */
  protected readonly upholding = signal(false);
  /** The ruling that the arbiter is about to take back, and says why. */
  protected readonly withdrawing = signal<string | null>(null);
  readonly deal = input.required<DealOnPage>();
  protected readonly game = inject(GameOnPage);
  private readonly numbered = computed(() => numberedRulings(this.deal().history));
  protected readonly history = computed(() =>
    this.deal()
      .history.filter(({ type }) => type !== 'DealOpened')
      .map((line) => ({
        ...line,
        numbered: this.numbered().get(line.revision),
        told: this.game.tell(line.type, line.data),
        ruling: rulingOf(line.type, line.data),
      })),
  );

  /** Seats that nobody took have nothing to show. */
  protected readonly sides = computed(() =>
    this.deal().sides.filter(({ entry, score }) => entry !== null || score !== null),
  );

  protected async uphold(reason: string): Promise<void> {
    if (await this.writes.uphold(this.deal(), reason)) this.upholding.set(false);
  }

  protected async withdraw(ruling: string, reason: string): Promise<void> {
    if (await this.writes.withdraw(this.deal(), ruling, reason)) this.withdrawing.set(null);
  }

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
