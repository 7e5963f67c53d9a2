import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { type Marks, scoreCards, travellers } from './score-sheets';
import { eveningTexts } from './texts';

/** Sheets of A4 to write results on: what goes round with each board, or a card for each pair. */
@Component({
  selector: 'arb-score-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './score-print.html',
  styleUrl: './evening-print.scss',
})
export class ScorePrint {
  protected readonly texts = pageTexts(eveningTexts);
  private readonly context = inject(SessionContext);
  readonly view = input.required<EveningView>();
  readonly kind = input.required<'travellers' | 'scores'>();
  private readonly names = (entries: readonly string[]): string =>
    entries.map((entry) => this.name(entry)).join(' + ');
  protected readonly travellers = computed(() => travellers(this.view(), this.names));
  protected readonly cards = computed(() => scoreCards(this.view(), this.names));

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected marks({ dealer, vulnerable }: Marks): string {
    const { marks, seatsByLetter, vulnerable: told } = this.texts();
    return marks(seatsByLetter[dealer] ?? dealer, told[vulnerable] ?? vulnerable);
  }
}
