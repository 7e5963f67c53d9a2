import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import type { FiveHundredGameOfTournament, FiveHundredTable } from '@arbitre/rules/five-hundred';
import { NotationText } from '../../../cards/notation-text';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { fiveHundredTexts } from '../texts';

/** Who meets whom, or a sheet for each table: to be filled in and initialled, or as it is. */
export const PRINTS = ['plan', 'sheets'] as const;
export type Printed = (typeof PRINTS)[number];

type PrintedLine = { readonly deal: number; readonly contract: string; readonly points: readonly string[] };

@Component({
  selector: 'arb-five-hundred-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './five-hundred-print.html',
  styleUrl: './five-hundred-print.scss',
})
export class FiveHundredPrint {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(fiveHundredTexts);
  readonly game = input.required<FiveHundredGameOfTournament>();
  readonly kind = input.required<Printed>();
  protected readonly sides = ['NS', 'EW'] as const;

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected totalOf({ lines, totals }: FiveHundredTable, side: 'NS' | 'EW'): string {
    return lines.length === 0 ? '' : this.language.whole(totals[side]);
  }

  /** The eight lines of a sheet, those that are not played yet empty (C500-0.4). */
  protected linesOf({ deals, lines }: FiveHundredTable): readonly PrintedLine[] {
    return Array.from({ length: deals }, (_, at): PrintedLine => {
      const line = lines[at];
      return line === undefined
        ? { deal: at + 1, contract: '', points: ['', ''] }
        : {
            deal: line.deal,
            contract: line.notation,
            points: [this.language.whole(line.NS), this.language.whole(line.EW)],
          };
    });
  }
}
