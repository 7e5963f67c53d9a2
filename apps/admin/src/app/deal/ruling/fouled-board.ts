import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { Article } from '@arbitre/rules/kernel/articles';
import { Announcer } from '../../announce/announcer';
import { NotationText } from '../../cards/notation-text';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { pageTexts } from '../../language/page-texts';
import { BoardResults } from '../../standings/standings.operations';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { ArticlePicker } from './article-picker';
import { deskTexts } from './desk-texts';
import { fouledTexts } from './fouled-texts';

/** A board that some tables played in another form: who played which, one ruling for each of them. */
@Component({
  selector: 'arb-fouled-board',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ArticlePicker, NotationText],
  template: `
    @if (tables().length > 1) {
      <details #more data-testid="fouled-board">
        <summary>{{ texts().title }}</summary>
        <form (submit)="give($event, more)" novalidate>
          <p class="soft small">{{ texts().lead }}</p>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{{ texts().table }}</th>
                <th scope="col">{{ texts().result }}</th>
                <th scope="col">{{ texts().form }}</th>
              </tr>
            </thead>
            <tbody>
              @for (one of tables(); track one.id) {
                <tr>
                  <th scope="row">{{ one.table }}</th>
                  <td><arb-notation [text]="one.notation" /></td>
                  <td>
                    <select
                      class="input"
                      [name]="'form-' + one.table"
                      [attr.aria-label]="texts().formAt(one.table)"
                      (change)="set(one.id, $any($event.target).value)"
                    >
                      <option value="" [selected]="!forms()[one.id]">{{ texts().usual }}</option>
                      @for (letter of letters; track letter) {
                        <option [value]="letter" [selected]="forms()[one.id] === letter">{{ letter }}</option>
                      }
                    </select>
                  </td>
                </tr>
              }
            </tbody>
          </table>
          <arb-article-picker [articles]="articles()" [(article)]="article" />
          <label class="field"
            ><span>{{ deskTexts().reason }}</span>
            <textarea
              class="input"
              name="fouled-reason"
              rows="3"
              maxlength="2000"
              [value]="reason()"
              (input)="reason.set($any($event.target).value)"
            ></textarea>
          </label>
          <button type="submit" class="button main" [disabled]="writes.busy() || !complete()">
            {{ texts().give(ruled().length) }}
          </button>
        </form>
      </details>
    }
  `,
  styles: `
    :host:not(:has(details)) {
      display: none;
    }
    form {
      display: grid;
      gap: 0.625rem;
      padding-top: 0.5rem;
    }
    form > button {
      justify-self: start;
    }
    .table th,
    .table td {
      padding: 0.25rem 0.5rem;
    }
  `,
})
export class FouledBoard {
  protected readonly writes = inject(DealWrites);
  private readonly announcer = inject(Announcer);
  private readonly graphql = inject(GraphQL);
  protected readonly texts = pageTexts(fouledTexts);
  protected readonly deskTexts = pageTexts(deskTexts);
  /** The other forms of the board, beside that of most tables. */
  protected readonly letters = ['B', 'C', 'D'] as const;
  readonly deal = input.required<DealOnPage>();
  readonly articles = input.required<readonly Article[]>();
  private readonly board = computed(() => ({
    ...{ id: this.deal().competition.id, session: this.deal().session, board: this.deal().board },
  }));
  private readonly query = liveQuery(BoardResults, this.board);
  /** Those that have a result: there is nothing else to compare. */
  protected readonly tables = computed(() =>
    (this.query.data()?.competition?.deals.nodes ?? []).flatMap(({ notation, ...deal }) =>
      notation === null || deal.sides.some(({ score }) => score === null) ? [] : [{ ...deal, notation }],
    ),
  );
  protected readonly forms = signal<Readonly<Record<string, string>>>({});
  protected readonly article = signal('');
  protected readonly reason = signal('');
  protected readonly ruled = computed(() =>
    this.tables().flatMap((deal) => {
      const form = this.forms()[deal.id] ?? '';
      return form === '' ? [] : [{ deal, form }];
    }),
  );
  protected readonly complete = computed(
    () =>
      this.ruled().length > 0 &&
      this.reason().trim() !== '' &&
      this.articles().some(({ id }) => id === this.article().trim()),
  );

  protected set(deal: string, form: string): void {
    this.forms.update((forms) => ({ ...forms, [deal]: form }));
  }

  /** One after the other; what is refused stops the rest, and what was given is asked for no more. */
  protected async give(event: Event, more: HTMLDetailsElement): Promise<void> {
    event.preventDefault();
    if (!this.complete()) return;
    const ruled = this.ruled();
    const ruling = { article: this.article().trim(), reason: this.reason().trim() };
    for (const { deal, form } of ruled) {
      const adjustments = deal.sides.map(({ side }) => ({ side, form }));
      if (!(await this.writes.rule(deal, { ...ruling, adjustments }))) return;
      this.set(deal.id, '');
    }
    this.article.set('');
    this.reason.set('');
    more.open = false;
    more.querySelector('summary')?.focus();
    this.announcer.say(this.texts().given(ruled.length));
    await this.graphql.ask(BoardResults, this.board()).catch(() => undefined);
  }
}
