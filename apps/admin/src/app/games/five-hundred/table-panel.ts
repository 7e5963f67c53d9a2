import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { FiveHundredTable } from '@arbitre/rules/five-hundred';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActKey } from '../../sessions/acts/act-key';
import { SessionContext } from '../../sessions/session-context';
import { CompetitionContext } from '../../standings/competition-context';
import { fiveHundredTexts } from './texts';

const SIDES = ['NS', 'EW'] as const;

/** A table of a game: who meets whom, its sheet with the initials, with the keys of what comes next. */
@Component({
  selector: 'arb-five-hundred-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, NotationText, RouterLink],
  templateUrl: './table-panel.html',
  styleUrl: './table-panel.scss',
})
export class FiveHundredTablePanel {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(fiveHundredTexts);
  readonly game = input.required<number>();
  readonly own = input.required<FiveHundredTable>();
  protected readonly sides = SIDES;
  /** What its keys need not ask for. */
  protected readonly said = computed(() => ({ game: this.game(), table: this.own().table }));
  protected readonly isOpen = computed(() => ['playing', 'disputed'].includes(this.own().state));

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected seatNames(seats: readonly string[]): string {
    return seats.map((seat) => this.language.texts().seats[seat] ?? seat).join(', ');
  }

  protected side(side: string): string {
    return this.language.texts().sides[side] ?? side;
  }

  protected points(points: number): string {
    return this.language.whole(points);
  }
}
