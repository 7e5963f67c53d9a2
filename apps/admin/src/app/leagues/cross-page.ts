import { ChangeDetectionStrategy, Component, computed, inject, linkedSignal } from '@angular/core';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { RankChart, type RankPoint } from '../standings/why/rank-chart';
import { DivisionContext } from './division-context';
import { leaguesTexts } from './leagues-texts';
import { DivisionFixtures, DivisionTable } from './leagues.operations';
import { ranksByRound } from './progress';

/** Who scored what against whom, home in the rows, and where each stood after each round. */
@Component({
  selector: 'arb-division-cross',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RankChart],
  template: `
    @if (rows().length > 0) {
      <section class="panel lies">
        <p class="small soft lead">{{ texts().crossLead }}</p>
        <div class="scroller" tabindex="0" role="group" [attr.aria-label]="texts().tabs.cross">
          <table class="table dense" data-testid="league-cross">
            <caption class="unseen">
              {{
                texts().tabs.cross
              }}
            </caption>
            <thead>
              <tr>
                <th scope="col">{{ texts().rank }}</th>
                <th scope="col">{{ texts().entry }}</th>
                @for (column of rows(); track column.entry) {
                  <th scope="col" class="number">
                    <abbr [title]="column.name">{{ column.rank }}</abbr>
                  </th>
                }
              </tr>
            </thead>
            <tbody>
              @for (row of rows(); track row.entry) {
                <tr>
                  <td class="figures">{{ row.rank }}</td>
                  <th scope="row">{{ row.name }}</th>
                  @for (column of rows(); track column.entry) {
                    <td class="number" [class.own]="row.entry === column.entry">
                      {{ cells().get(row.entry + ' ' + column.entry) }}
                    </td>
                  }
                </tr>
              }
            </tbody>
          </table>
        </div>
      </section>
      @if (course().length > 1) {
        <section class="panel told">
          <div class="field">
            <label for="progress-of">{{ texts().progress }}</label>
            <select
              id="progress-of"
              class="input"
              data-testid="progress-of"
              (change)="chosen.set($any($event.target).value)"
            >
              @for (row of rows(); track row.entry) {
                <option [value]="row.entry" [selected]="row.entry === chosen()">{{ row.name }}</option>
              }
            </select>
          </div>
          <arb-rank-chart [course]="course()" />
          <!-- A table itself stays as wide as its longest line, whatever hides it. -->
          <div class="unseen">
            <table class="table dense">
              <caption>
                {{
                  texts().progress
                }}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{{ texts().day }}</th>
                  <th scope="col">{{ texts().rank }}</th>
                </tr>
              </thead>
              <tbody>
                @for (point of course(); track point.label) {
                  <tr>
                    <th scope="row">{{ point.label }}</th>
                    <td>{{ point.said }}</td>
                  </tr>
                }
              </tbody>
            </table>
          </div>
        </section>
      }
    } @else if (table.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    } @else {
      <div class="panel empty">
        <h2>{{ texts().emptyTable }}</h2>
        <p class="soft">{{ texts().emptyTableHelp }}</p>
      </div>
    }
  `,
  styleUrl: '../people/registry-page.scss',
  styles: `
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
    }
    .lead {
      padding: 0.75rem;
    }
    .own {
      background: var(--line);
    }
    .field {
      display: grid;
      max-width: 24rem;
    }
  `,
})
export class DivisionCrossPage {
  private readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly table = liveQuery(DivisionTable, () => this.context.asked());
  private readonly fixtures = liveQuery(DivisionFixtures, () => this.context.asked());
  protected readonly rows = computed(() => this.table.data()?.division?.table.rows ?? []);
  /** Scores of the side at home, match after match where they met more than once. */
  protected readonly cells = computed(() => {
    const cells = new Map<string, string>();
    for (const { sides } of this.fixtures.data()?.division?.fixtures ?? [])
      for (const own of sides)
        for (const other of sides) {
          if (own === other || sides.indexOf(own) > sides.indexOf(other)) continue;
          if (own.score === null || other.score === null) continue;
          const key = `${own.entry} ${other.entry}`;
          const said = `${own.score.text}–${other.score.text}`;
          cells.set(key, [cells.get(key), said].filter((each) => each !== undefined).join(', '));
        }
    return cells;
  });
  private readonly ranks = computed(() => {
    const division = this.fixtures.data()?.division ?? null;
    return division === null ? null : ranksByRound(division);
  });
  /** The first of the table, until somebody else is chosen. */
  protected readonly chosen = linkedSignal(() => this.rows()[0]?.entry ?? '');
  protected readonly course = computed((): readonly RankPoint[] =>
    (this.ranks()?.get(this.chosen()) ?? []).map(({ round, rank }) => ({
      ...{ label: String(round), rank },
      said: `${this.texts().round(round)} : ${this.language.ordinal(rank)}`,
    })),
  );
}
