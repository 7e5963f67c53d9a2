import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { SkatSheetView } from '@arbitre/rules/skat';
import { pageTexts } from '../../../language/page-texts';
import { textsIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { skatTexts } from '../texts';
import { missingDeals, signatories, totalsOf } from './list-closing';
import type { ListOfTable } from './tournament-view';

/** Closes the list of a table once all of its games are in: everybody there signs (SKWO-7.2-GAP-3). */
@Component({
  selector: 'arb-close-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details data-testid="close-list">
      <summary>{{ texts().tournament.closing.title }}</summary>
      @if (missing() > 0) {
        <p class="soft small">{{ texts().tournament.closing.missing(missing()) }}</p>
      } @else {
        <p class="soft small">{{ texts().tournament.closing.lead }}</p>
        <form (submit)="close($event)">
          @for (who of signing(); track who) {
            <label class="check">
              <input type="checkbox" required name="signature" [value]="who" />
              {{ texts().tournament.closing.signs(name(who)) }}
            </label>
          }
          <button type="submit" class="button main" [disabled]="context.busy()">
            {{ texts().tournament.closing.close }}
          </button>
        </form>
      }
    </details>
  `,
  styleUrl: './table-changes.scss',
})
export class CloseList {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  readonly list = input.required<ListOfTable>();
  readonly sheet = input.required<SkatSheetView>();
  protected readonly missing = computed(() => missingDeals(this.list(), this.sheet()));
  protected readonly signing = computed(() => signatories(this.list()));

  protected name(who: string): string {
    return this.context.person(who);
  }

  protected close(event: SubmitEvent): void {
    event.preventDefault();
    const signatures = textsIn(event.target as HTMLFormElement, 'signature');
    const { series, table } = this.list();
    const totals = totalsOf(this.list(), this.sheet());
    void this.context.record({ do: 'close-list', series, table, totals, signatures });
  }
}
