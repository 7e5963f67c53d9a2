import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { contractParts } from '../notation';
import { manchesIn, type MancheView, tableNow } from '../phone/table-now';
import { AnswerKeys } from './answer-keys';
import { SummonsList } from './summons';
import { mancheTexts } from './texts';

/** Calls that wait for the arbiter, table by table, on his page; what somebody wants to announce he alone reads (WB-15.j). */
@Component({
  selector: 'arb-waiting-calls',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [AnswerKeys, NotationParts, SummonsList],
  template: `
    @for (call of calls(); track call.own.manche + '/' + call.own.table) {
      <div class="notice warn" data-testid="waiting-call">
        <p>
          <strong>{{ texts().table(call.own.table) }}</strong> · {{ texts().calls(call.by) }}
        </p>
        @if (call.wanted; as wanted) {
          <p>{{ texts().wants }} <arb-parts [parts]="wanted" /></p>
        }
        <arb-answer-keys [own]="call.own" />
      </div>
    }
    @for (own of tables(); track own.manche + '/' + own.table) {
      <arb-summons [own]="own" [called]="called" />
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
  `,
})
export class WaitingCalls {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(mancheTexts);
  protected readonly tables = computed(() => {
    const view = this.context.view() as MancheView;
    return manchesIn(view).flatMap(({ manche, tables }) =>
      tables.map((table) => tableNow(view, table, [], manche)),
    );
  });
  protected readonly calls = computed(() =>
    this.tables().flatMap((own) => {
      const { call } = own;
      if (call === null) return [];
      const wanted =
        call.wanted === null ? null : contractParts(call.wanted.game, call.wanted.suit, this.language.code());
      return [{ own, by: this.called(call.by), wanted }];
    }),
  );

  protected readonly called = (id: string): string => this.context.entries().get(id)?.name ?? id;
}
