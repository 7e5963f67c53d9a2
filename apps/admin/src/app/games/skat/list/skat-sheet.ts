import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { SkatSheetView } from '@arbitre/rules/skat';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { isWritten, stepColumns } from './sheet-columns';
import { NotationText } from '../../../cards/notation-text';
import { skatTexts } from '../texts';

/** The game list of one table in one series, with its running columns and its foot; prints on one A4 page. */
@Component({
  selector: 'arb-skat-sheet',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, NotationText],
  templateUrl: './skat-sheet.html',
  styleUrls: ['./skat-sheet.scss', './skat-sheet-print.scss'],
})
export class SkatSheetTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  readonly sheet = input.required<SkatSheetView>();
  readonly entries = input.required<SessionEntries>();
  /** The session's id: the deals of the list have their ids from it. */
  readonly session = input.required<string>();
  protected readonly steps = stepColumns;
  protected readonly footRows = ['points', 'games', 'defence', 'result'] as const;
  protected readonly isWritten = isWritten;
  protected readonly players = computed(() =>
    this.sheet().players.map((entry, index) => ({
      entry,
      seat: index + 1,
      name: entryName(this.entries(), entry),
      foot: this.sheet().foot[entry] ?? null,
    })),
  );

  /** In cents at the stake of the notice (SKAT-5.5.5); a list without a stake is not settled. */
  protected readonly settled = computed(() =>
    Number(this.sheet().stake) === 0 ? null : this.sheet().settlement,
  );
  /** The games that cost somebody something (SKAT-3.5.3). */
  protected readonly paid = computed(() => this.sheet().lines.filter(({ kind }) => kind === 'game'));

  /** What a player gets or pays for a game in cents; nothing for one that was not at the table then (SKAT-5.5-GAP-3). */
  protected payment({ payments }: SkatSheetView['lines'][number], player: string): string {
    const cents = payments[player];
    return cents === undefined ? '' : this.language.signed(cents);
  }

  protected deal(number: number): string {
    const { series, table } = this.sheet();
    return `${this.session()}-r${series}-t${table}-b${number}`;
  }

  protected seatOf(entry: string | null): string {
    return entry === null ? '' : String(this.sheet().players.indexOf(entry) + 1);
  }

  protected matadors(given: number | null | undefined, sign: 1 | -1): string {
    return given !== null && given !== undefined && given * sign > 0 ? String(Math.abs(given)) : '';
  }
}
