import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { pairCards, tableCards } from './guide-cards';
import { MovementPicture } from './movement-picture';
import { ScorePrint } from './score-print';
import { eveningTexts } from './texts';

/** What is printed of an evening: who sits where at first, the whole movement, cards of pairs and tables, sheets to write results on. */
export type Printed = 'plan' | 'movement' | 'pairs' | 'tables' | 'travellers' | 'scores';

@Component({
  selector: 'arb-evening-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PrintedPlan, MovementPicture, ScorePrint],
  templateUrl: './evening-print.html',
  styleUrl: './evening-print.scss',
})
export class EveningPrint {
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  readonly view = input.required<EveningView>();
  readonly kind = input.required<Printed>();
  protected readonly heads = computed(() => {
    const { table, ns, ew, boardsOf } = this.texts();
    return [table, ns, ew, boardsOf];
  });
  /** Of the first round: the guide cards lead on from there. */
  protected readonly plan = computed((): readonly PlannedRound[] => [
    {
      name: '',
      tables: (this.view().rounds[0]?.tables ?? []).map(({ table, NS, EW, partners, boards }) => ({
        table,
        places: [
          this.names(partners === null ? [NS] : [NS, partners.S]),
          this.names(partners === null ? [EW] : [EW, partners.W]),
          boards.join(' '),
        ],
      })),
    },
  ]);
  protected readonly pairs = computed(() => pairCards(this.view()));
  protected readonly tables = computed(() => tableCards(this.view()));

  protected names(entries: readonly (string | null)[]): string {
    return entries.length === 0 ? this.name(null) : entries.map((entry) => this.name(entry)).join(' + ');
  }

  protected name(entry: string | null): string {
    return entry === null ? this.texts().free : entryName(this.context.entries(), entry);
  }
}
