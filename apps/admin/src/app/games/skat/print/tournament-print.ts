import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { stepColumns } from '../list/sheet-columns';
import { skatTexts } from '../texts';
import type { ListOfTable, TournamentView } from '../tournament/tournament-view';
import { printTexts } from './print-texts';
import { blankLists, resultsBySeries } from './printed-results';

/** What is printed of a series: who sits where, a start card for each, lists to be filled in; and the results of all series. */
export const SKAT_PRINTS = ['plan', 'cards', 'blank', 'results'] as const;
export type SkatPrinted = (typeof SKAT_PRINTS)[number];

@Component({
  selector: 'arb-skat-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './tournament-print.html',
  styleUrl: './tournament-print.scss',
})
export class SkatPrint {
  protected readonly language = inject(Language);
  protected readonly skat = pageTexts(skatTexts);
  protected readonly texts = pageTexts(printTexts);
  protected readonly competition = inject(CompetitionContext);
  private readonly context = inject(SessionContext);
  readonly kind = input.required<SkatPrinted>();
  readonly view = input.required<TournamentView>();
  /** The tables of the series that is shown. */
  readonly lists = input.required<readonly ListOfTable[]>();
  readonly series = input.required<number>();
  protected readonly steps = stepColumns;
  protected readonly footRows = ['points', 'games', 'defence', 'result'] as const;
  protected readonly results = computed(() => resultsBySeries(this.view().lists, this.view().results));
  protected readonly blanks = computed(() => blankLists(this.lists()));
  /** Seats of the table that has most of them. */
  protected readonly seats = computed(() =>
    Array.from({ length: Math.max(3, ...this.lists().map(({ seats }) => seats.length)) }, (_, at) => at),
  );
  protected readonly cards = computed(() =>
    this.lists().flatMap(({ table, seats, keeper }) =>
      seats.map((entry, at) => ({
        ...{ entry, table, seat: at + 1, keeps: keeper === at + 1 },
        others: seats.filter((each) => each !== entry),
      })),
    ),
  );

  protected name(entry: string | null | undefined): string {
    return entry === null || entry === undefined ? '' : entryName(this.context.entries(), entry);
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }

  protected upTo(count: number): readonly number[] {
    return Array.from({ length: count }, (_, at) => at + 1);
  }
}
