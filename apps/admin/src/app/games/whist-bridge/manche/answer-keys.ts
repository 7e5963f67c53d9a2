import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { actsAt } from '../phone/table-acts';
import type { TableNow } from '../phone/table-now';
import { mancheTexts } from './texts';

/** Grants or refuses what somebody wants to announce at a table, for whoever may rule (WB-15.d, WB-15.g). */
@Component({
  selector: 'arb-answer-keys',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (context.mayRule()) {
      <button
        type="button"
        class="button main"
        data-testid="grant"
        [disabled]="context.busy()"
        (click)="answer(true)"
      >
        {{ texts().grant }}
      </button>
      <button
        type="button"
        class="button"
        data-testid="refuse"
        [disabled]="context.busy()"
        (click)="answer(false)"
      >
        {{ texts().refuse }}
      </button>
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class AnswerKeys {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  /** The table whose call waits. */
  readonly own = input.required<TableNow>();

  protected async answer(granted: boolean): Promise<void> {
    const { call } = this.own();
    if (call !== null) await this.context.record(actsAt(this.own()).answer(call, granted));
  }
}
