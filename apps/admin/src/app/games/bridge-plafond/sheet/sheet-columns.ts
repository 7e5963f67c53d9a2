import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { plafondTexts } from '../texts';
import { columnsOf, namesOf, type SheetOfRubber } from './columns';

const SIDES = ['NS', 'EW'] as const;

/** The sheet of a rubber in its two columns, each cut by the line, with totals and their difference. */
@Component({
  selector: 'arb-plafond-columns',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './sheet-columns.html',
  styleUrl: './sheet-columns.scss',
})
export class SheetColumns {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(plafondTexts);
  readonly rubber = input.required<SheetOfRubber>();
  /** What an entry is called. */
  readonly names = input.required<(entry: string) => string>();
  /** Only the frame, for a pen. */
  readonly empty = input(false);
  protected readonly sides = SIDES;
  /** What stands above the line, and what below it. */
  protected readonly halves = computed(() => {
    const { above, below } = columnsOf(this.rubber());
    return [
      { name: 'above', rows: above },
      { name: 'below', rows: below },
    ] as const;
  });
  protected readonly difference = computed(() => {
    const { NS, EW } = this.rubber().totals;
    return Math.abs(NS - EW);
  });

  protected pair(side: 'NS' | 'EW'): string {
    return namesOf(this.rubber().seats, side).map(this.names()).join(' – ');
  }
}
