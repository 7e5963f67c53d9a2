import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { HallView } from '@arbitre/rules/whist';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { hallTexts } from './hall-texts';
import { startCards } from './start-cards';

/** What is printed of a hall: who sits where in each round, or a card for everybody with lines for points and signatures. */
export const HALL_PRINTS = ['plan', 'cards'] as const;
export type HallPrinted = (typeof HALL_PRINTS)[number];

@Component({
  selector: 'arb-hall-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './hall-print.html',
  styleUrl: './hall-print.scss',
})
export class HallPrint {
  protected readonly texts = pageTexts(hallTexts);
  protected readonly language = inject(Language);
  protected readonly competition = inject(CompetitionContext);
  private readonly context = inject(SessionContext);
  readonly view = input.required<HallView>();
  readonly kind = input.required<HallPrinted>();
  protected readonly seats = ['N', 'E', 'S', 'W'] as const;
  protected readonly cards = computed(() => startCards(this.view()));

  protected name(entry: string | null): string {
    return entry === null ? this.texts().free : entryName(this.context.entries(), entry);
  }

  protected letters(seats: readonly string[]): string {
    return seats.map((seat) => this.language.texts().seatLetters[seat] ?? seat).join('-');
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }
}
