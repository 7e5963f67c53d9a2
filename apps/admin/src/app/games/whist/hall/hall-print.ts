import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { HallView } from '@arbitre/rules/whist';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { CompetitionContext } from '../../../standings/competition-context';
import { hallTexts } from './hall-texts';
import { startCards } from './start-cards';

/** What is printed of a hall: who sits where in each round, or a card for everybody with lines for points and signatures. */
export const HALL_PRINTS = ['plan', 'cards'] as const;
export type HallPrinted = (typeof HALL_PRINTS)[number];

const SEATS = ['N', 'E', 'S', 'W'] as const;

@Component({
  selector: 'arb-hall-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PrintedPlan],
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
  protected readonly heads = computed(() => [
    this.texts().table,
    ...SEATS.map((seat) => this.language.texts().seats[seat] ?? seat),
  ]);
  protected readonly plan = computed((): readonly PlannedRound[] =>
    this.view().rounds.map(({ round, tables }) => ({
      name: this.texts().roundName(round),
      tables: tables.map(({ table, seats }) => ({
        table,
        places: SEATS.map((seat) => this.name(seats[seat])),
      })),
    })),
  );
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
