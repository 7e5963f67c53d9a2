import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { JoffreGameOfTournament, JoffreTable } from '@arbitre/rules/joffre';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { joffreTexts } from '../texts';

/** Who sits where, or a sheet for each table: to be filled in and signed, or as it was closed. */
export const PRINTS = ['plan', 'sheets'] as const;
export type Printed = (typeof PRINTS)[number];

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** Lines of an empty sheet: enough for nearly every game. */
const LINES = 12;

type PrintedLine = { readonly deal: number; readonly cells: readonly string[] };

@Component({
  selector: 'arb-joffre-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PrintedPlan],
  templateUrl: './joffre-print.html',
  styleUrl: './joffre-print.scss',
})
export class JoffrePrint {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(joffreTexts);
  readonly game = input.required<JoffreGameOfTournament>();
  readonly kind = input.required<Printed>();
  protected readonly heads = computed(() => [
    '',
    ...SEATS.map((seat) => this.language.texts().seats[seat] ?? seat),
  ]);
  protected readonly plan = computed((): readonly PlannedRound[] => [
    {
      name: '',
      tables: this.game().tables.map(({ table, seats }) => ({
        table: this.texts().table(table),
        places: SEATS.map((seat) => this.name(seats[seat])),
      })),
    },
  ]);

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected pair(own: JoffreTable, side: 'NS' | 'EW'): string {
    const [a, b] = side === 'NS' ? [own.seats.N, own.seats.S] : [own.seats.E, own.seats.W];
    return `${this.name(a)} – ${this.name(b)}`;
  }

  protected totalOf({ sheet }: JoffreTable, side: 'NS' | 'EW'): string {
    return sheet === null ? '' : this.language.whole(sheet.totals[side]);
  }

  protected linesOf({ sheet }: JoffreTable): readonly PrintedLine[] {
    if (sheet === null)
      return Array.from({ length: LINES }, (_, at) => ({ deal: at + 1, cells: ['', '', '', ''] }));
    const { seats } = this.language.texts();
    return sheet.lines.map(({ deal, buyer, bid, NS, EW }) => ({
      deal,
      cells: [seats[buyer] ?? buyer, String(bid), this.language.signed(NS), this.language.signed(EW)],
    }));
  }
}
