import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { pairCards, tableCards } from './guide-cards';
import { eveningTexts } from './texts';

/** What is printed of an evening: who sits where at first, a card for each pair, or one for each table. */
export type Printed = 'plan' | 'pairs' | 'tables';

@Component({
  selector: 'arb-evening-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './evening-print.html',
  styleUrl: './evening-print.scss',
})
export class EveningPrint {
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  readonly view = input.required<EveningView>();
  readonly kind = input.required<Printed>();
  protected readonly first = computed(() => this.view().rounds[0]?.tables ?? []);
  protected readonly pairs = computed(() => pairCards(this.view()));
  protected readonly tables = computed(() => tableCards(this.view()));

  protected name(entry: string | null): string {
    return entry === null ? this.texts().free : entryName(this.context.entries(), entry);
  }
}
