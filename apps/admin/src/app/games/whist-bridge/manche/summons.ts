import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { SessionContext } from '../../../sessions/session-context';
import type { TableNow } from '../phone/table-now';
import { mancheTexts } from './texts';

/** Calls to the arbiter for a fault, a dispute or what no article covers, each with the key that decides it (WB-15.c). */
@Component({
  selector: 'arb-summons',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey],
  template: `
    @for (one of own().summons; track one.call) {
      <div class="notice warn" data-testid="summons" data-keys>
        <p>
          <strong>{{ texts().summons(own().table, called()(one.by), one.deal) }}</strong>
          {{ texts().summonedFor[one.for] }}
        </p>
        @if (one.reason) {
          <p class="wrap">{{ one.reason }}</p>
        }
        @if (context.mayRule()) {
          <arb-act-key
            act="rule-call"
            [said]="{ manche: own().manche, table: own().table, call: one.call }"
          />
        }
      </div>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
    }
    :host(:empty) {
      display: none;
    }
    .notice {
      display: grid;
      gap: 0.5rem;
    }
  `,
})
export class SummonsList {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  readonly own = input.required<TableNow>();
  /** What somebody is called. */
  readonly called = input.required<(player: string) => string>();
}
