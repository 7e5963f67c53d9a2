import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Session } from '../../account/account';
import { GameOnPage } from '../../games/game-on-page';
import { GraphQL } from '../../graphql/client';
import { freshId } from '../../graphql/fresh-id';
import { pageTexts } from '../../language/page-texts';
import { closingFields, outcomeIn } from '../../arbiter/closing';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { DealPage } from '../deal.operations';
import type { DealOnPage } from '../result/result-panel';
import { deskTexts } from './desk-texts';
import { openCalls } from './said-in-history';
import { CloseCall } from './ruling.operations';

/** The calls of a deal that wait: each is taken back, or settled at the table, where nothing is ruled. */
@Component({
  selector: 'arb-open-calls',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [PageWrites],
  template: `
    @for (call of calls(); track call.id) {
      <div data-testid="open-call">
        <p>
          <span class="chip bad">{{ texts().waits }}</span> {{ texts().callOf(game.seat(call.by)) }}
        </p>
        @if (call.reason) {
          <p class="words">{{ call.reason }}</p>
        }
        @if (mayClose()) {
          <arb-act-button
            act="closeCall"
            class="no-print"
            [label]="texts().close"
            [fields]="fields()"
            [write]="closing(call.id)"
          />
        }
      </div>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.75rem;
    }
    :host div {
      display: grid;
      gap: 0.375rem;
    }
  `,
})
export class OpenCalls {
  private readonly graphql = inject(GraphQL);
  private readonly writes = inject(PageWrites);
  private readonly session = inject(Session);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(deskTexts);
  readonly deal = input.required<DealOnPage>();
  protected readonly calls = computed(() => openCalls(this.deal().history));
  protected readonly mayClose = computed(() => this.session.operations().has('closeCall'));
  protected readonly fields = closingFields();

  protected readonly closing = (call: string) => async (given: Given) => {
    const { id, version } = this.deal();
    const input = {
      ...{ clientMutationId: freshId(), deal: id, expectedVersion: version, call },
      ...outcomeIn(given),
    };
    const done = await this.writes.send(CloseCall, 'closeCall', { input });
    await this.graphql.ask(DealPage, done === null ? { id } : { id, atLeast: done.position });
    return done !== null;
  };
}
