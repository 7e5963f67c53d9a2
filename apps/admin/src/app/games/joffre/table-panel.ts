import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { JoffreTable } from '@arbitre/rules/joffre';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActKey } from '../../sessions/acts/act-key';
import { SessionContext } from '../../sessions/session-context';
import { CompetitionContext } from '../../standings/competition-context';
import { joffreTexts } from './texts';

const SEATS = ['N', 'E', 'S', 'W'] as const;
const SIDES = ['NS', 'EW'] as const;

/** A table of a game: who sits there, its sheet and its signatures, with the keys of what comes next. */
@Component({
  selector: 'arb-joffre-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, RouterLink],
  templateUrl: './table-panel.html',
  styleUrl: './table-panel.scss',
})
export class JoffreTablePanel {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(joffreTexts);
  readonly game = input.required<number>();
  readonly own = input.required<JoffreTable>();
  protected readonly seats = SEATS;
  protected readonly sides = SIDES;
  /** What its keys need not ask for. */
  protected readonly said = computed(() => ({ game: this.game(), table: this.own().table }));

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected seatNames(seats: readonly string[]): string {
    return seats.map((seat) => this.language.texts().seats[seat] ?? seat).join(', ');
  }

  protected side(side: string): string {
    return this.language.texts().sides[side] ?? side;
  }
}
