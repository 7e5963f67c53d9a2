import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { contractParts } from '../notation';
import { actsAt } from '../phone/table-acts';
import { manchesIn, type MancheView, tableNow, type TableNow } from '../phone/table-now';
import { mancheTexts } from './texts';

/** Calls before an announcement that wait for the arbiter, table by table, on his page: he alone reads what is wanted (WB-15.j). */
@Component({
  selector: 'arb-waiting-calls',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts],
  template: `
    @for (call of calls(); track call.own.table) {
      <div class="notice warn" data-testid="waiting-call">
        <p>
          <strong>{{ texts().table(call.own.table) }}</strong> · {{ texts().calls(call.by) }}
        </p>
        @if (call.wanted; as wanted) {
          <p>{{ texts().wants }} <arb-parts [parts]="wanted" /></p>
        }
        @if (context.mayRule()) {
          <p class="keys">
            <button
              type="button"
              class="button main"
              data-testid="grant"
              [disabled]="context.busy()"
              (click)="answer(call.own, true)"
            >
              {{ texts().grant }}
            </button>
            <button
              type="button"
              class="button"
              data-testid="refuse"
              [disabled]="context.busy()"
              (click)="answer(call.own, false)"
            >
              {{ texts().refuse }}
            </button>
          </p>
        }
      </div>
    }
    @if (context.refusal(); as refusal) {
      <p class="notice bad" role="alert">{{ language.pick(refusal) }}</p>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
    }
    .notice {
      display: grid;
      gap: 0.5rem;
    }
    .keys {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class WaitingCalls {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  protected readonly calls = computed(() => {
    const view = this.context.view() as MancheView;
    return manchesIn(view)
      .flatMap(({ manche, tables }) => tables.map((table) => tableNow(view, table, [], manche)))
      .flatMap((own) => {
        const { call } = own;
        if (call === null) return [];
        const by = this.context.entries().get(call.by)?.name ?? call.by;
        const wanted =
          call.wanted === null
            ? null
            : contractParts(call.wanted.game, call.wanted.suit, this.language.code());
        return [{ own, by, wanted }];
      });
  });

  protected async answer(own: TableNow, granted: boolean): Promise<void> {
    if (own.call !== null) await this.context.record(actsAt(own).answer(own.call, granted));
  }
}
