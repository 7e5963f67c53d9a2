import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  untracked,
} from '@angular/core';
import { GraphQL } from '../../graphql/client';
import { furtherPages } from '../../graphql/further-pages';
import { More } from '../../graphql/more';
import { Language } from '../../language/language';
import { CompetitionContext } from '../competition-context';
import { ownEntries } from '../own/own-entries';
import { OwnMark } from '../own/own-mark';
import { roundNames } from './round-name';
import { StandingsByRound } from './why.operations';

/** What each round added, a column a round. */
@Component({
  selector: 'arb-rounds-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [More, OwnMark],
  template: `
    <section class="panel">
      <div class="scroller" tabindex="0" role="group" [attr.aria-label]="language.texts().standings.title">
        <table class="table" data-testid="by-round">
          <thead>
            <tr>
              <th scope="col">{{ language.texts().standings.rank }}</th>
              <th scope="col">{{ language.texts().standings.entry }}</th>
              @for (round of rounds(); track $index) {
                <th scope="col" class="number" [title]="names().long(round)">{{ names().short(round) }}</th>
              }
              <th scope="col" class="number">{{ language.texts().standings.total }}</th>
            </tr>
          </thead>
          <tbody>
            @for (row of rows(); track row.id) {
              <tr>
                <td class="figures">{{ row.ranked ? row.rank : '–' }}</td>
                <th scope="row"><arb-own-mark [own]="ownOf(row.entry)" />{{ language.entry(row.entry) }}</th>
                @for (after of row.course; track $index) {
                  <td class="number">{{ after.own === null ? '' : figure(after.own.text) }}</td>
                }
                <td class="number">
                  <strong>{{ row.ranked ? figure(row.total.text) : '–' }}</strong>
                </td>
              </tr>
            }
          </tbody>
        </table>
      </div>
      <arb-more [list]="list" />
    </section>
  `,
})
export class RoundsTable {
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  private readonly context = inject(CompetitionContext);
  readonly field = input.required<string | null>();
  private readonly variables = computed(() => ({ id: this.context.id(), field: this.field() }));
  protected readonly list = furtherPages(
    StandingsByRound,
    this.variables,
    ({ competition }) => competition?.standings ?? null,
  );
  protected readonly ownOf = ownEntries();
  protected readonly rows = this.list.nodes;
  protected readonly rounds = computed(() => this.list.query.data()?.competition?.rounds ?? []);
  protected readonly names = roundNames(() => new Set(this.rounds().map(({ session }) => session)).size > 1);

  constructor() {
    effect(() => {
      const atLeast = this.context.changed();
      if (atLeast === null) return;
      const variables = untracked(this.variables);
      this.graphql.ask(StandingsByRound, { ...variables, atLeast }).catch(() => undefined);
    });
  }

  protected figure(text: string): string {
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }
}
