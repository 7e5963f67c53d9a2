import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { PlafondPartieView } from '@arbitre/rules/bridge-plafond';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import type { SheetOfRubber } from '../sheet/columns';
import { SheetColumns } from '../sheet/sheet-columns';
import { plafondTexts } from '../texts';

/** Who plays at which table, or the sheets of the rubbers: as they stand, or a frame for a pen. */
export const PRINTS = ['plan', 'sheets'] as const;
export type Printed = (typeof PRINTS)[number];

@Component({
  selector: 'arb-plafond-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PrintedPlan, SheetColumns],
  templateUrl: './plafond-print.html',
  styleUrl: './plafond-print.scss',
})
export class PlafondPrint {
  protected readonly language = inject(Language);
  private readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(plafondTexts);
  readonly partie = input.required<PlafondPartieView>();
  readonly kind = input.required<Printed>();
  protected readonly heads = computed(() => ['', '', '', '', '']);
  protected readonly name = (entry: string): string => this.context.entries().get(entry)?.name ?? entry;
  protected readonly plan = computed((): readonly PlannedRound[] => [
    {
      name: '',
      tables: this.partie().tables.map(({ table, entries }) => ({
        table: this.texts().table(table),
        places: entries.map(this.name),
      })),
    },
  ]);
  /** The sheet that a table without a rubber is given. */
  protected readonly blank: SheetOfRubber = {
    ...{ seats: { N: '', E: '', S: '', W: '' }, lines: [], closing: [], onPoints: null },
    totals: { NS: 0, EW: 0 },
  };
}
