import { ChangeDetectionStrategy, Component, computed, inject, linkedSignal } from '@angular/core';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { registryWrites } from '../people/registry';
import { OwnMark } from '../standings/own/own-mark';
import { TakeAway, type Taken } from '../take-away/take-away';
import { criterionWords } from './criterion-words';
import { DivisionContext } from './division-context';
import { groupNames } from './group-names';
import { LeagueChanges } from './league-changes';
import { leaguesTexts } from './leagues-texts';
import { ownPlaces } from './own/own-places';
import { marksOf, TableNotes } from './table-notes';
import { PublishingActs } from './publishing-acts';
import {
  DivisionRanking,
  type DivisionRankingResult,
  DivisionRankings,
  type DivisionRankingsResult,
} from './leagues.operations';

type Version = NonNullable<DivisionRankingsResult['division']>['rankings'][number];
type Row = NonNullable<NonNullable<DivisionRankingResult['division']>['ranking']>['rows'][number];

/** The published versions of a division's ranking, each with what differs from the one before. */
@Component({
  selector: 'arb-division-rankings',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LeagueChanges, OwnMark, PublishingActs, TableNotes, TakeAway],
  providers: registryWrites,
  template: `
    @if (context.mayCorrect('publishDivisionRanking') || context.mayCorrect('checkDivisionRanking')) {
      <arb-publishing-acts class="no-print" />
    }
    @if (versions(); as versions) {
      @if (versions.length > 0) {
        <nav class="tabs no-print" [attr.aria-label]="texts().tabs.rankings">
          @for (one of versions; track one.number) {
            <button
              type="button"
              class="button"
              data-testid="league-version"
              [class.main]="one.number === chosen()"
              [attr.aria-pressed]="one.number === chosen()"
              (click)="chosen.set(one.number)"
            >
              {{ texts().version(one.number) }}
            </button>
          }
        </nav>
        @if (version(); as version) {
          <section class="panel told" [attr.data-number]="version.number" data-testid="league-ranking">
            <h2>
              {{ texts().version(version.number) }}
              <span class="chip" [class.good]="version.finality === 'OFFICIAL'">{{
                texts().finalities[version.finality]
              }}</span>
            </h2>
            <p class="soft small">
              {{
                texts().versionOf(
                  language.moment(version.publishedAt),
                  language.role(version.role),
                  version.rulesVersion
                )
              }}
              @if (version.reason) {
                <span>{{ version.reason }}</span>
              }
            </p>
            @if (ranking(); as ranking) {
              <div
                class="scroller"
                tabindex="0"
                role="group"
                [attr.aria-label]="texts().version(version.number)"
              >
                <table class="table dense">
                  <caption class="unseen">
                    {{
                      texts().version(version.number)
                    }}
                  </caption>
                  <thead>
                    <tr>
                      <th class="rank" scope="col">{{ texts().rank }}</th>
                      <th scope="col">{{ texts().entry }}</th>
                      <th class="number" scope="col">{{ texts().total }}</th>
                    </tr>
                  </thead>
                  @for (group of groups(); track group.name) {
                    <tbody>
                      @if (group.name !== '') {
                        <tr>
                          <th colspan="3" scope="rowgroup">{{ groupName(group.name) }}</th>
                        </tr>
                      }
                      @for (row of group.rows; track row.entry) {
                        <tr>
                          <td class="rank figures">{{ row.unranked === null ? row.rank : '–' }}</td>
                          <th scope="row">
                            <arb-own-mark [own]="ownOf(row.entry)" />{{ row.name }}
                            @if (marks(row); as marks) {
                              <sup class="figures">{{ marks }}</sup>
                            }
                            @if (partedBy(row); as parted) {
                              <span class="soft small">{{ parted }}</span>
                            }
                          </th>
                          <td class="number total">{{ language.decimal(row.total.text) }}</td>
                        </tr>
                      }
                    </tbody>
                  }
                </table>
              </div>
              <arb-table-notes [notes]="ranking.notes" />
              @if (version.number > 1) {
                <h3>{{ texts().changes }}</h3>
                <arb-league-changes [changes]="ranking.changes" />
              }
            }
            <p class="soft small hash">
              {{ language.label(texts().hash) }} <span class="mono">{{ version.hash }}</span>
            </p>
            <arb-take-away
              [name]="context.id() + '-v' + version.number"
              [take]="take"
              [document]="document"
              [variables]="variables() ?? {}"
            />
          </section>
        }
      } @else {
        <div class="panel empty">
          <h2>{{ texts().noRanking }}</h2>
          <p class="soft">{{ texts().noRankingHelp }}</p>
        </div>
      }
    } @else if (query.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    }
  `,
  styleUrl: '../people/registry-page.scss',
  styles: `
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
    }
    .hash {
      overflow-wrap: anywhere;
    }
  `,
})
export class DivisionRankingsPage {
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  /** Whose a row is, for whoever looks. */
  protected readonly ownOf = ownPlaces();
  protected readonly document = DivisionRanking;
  protected readonly query = liveQuery(DivisionRankings, () => this.context.asked());
  /** The newest first. */
  protected readonly versions = computed(() => this.query.data()?.division?.rankings ?? null);
  /** The newest, until another one is chosen. */
  protected readonly chosen = linkedSignal(() => this.versions()?.[0]?.number ?? 0);
  protected readonly version = computed(
    (): Version | null => this.versions()?.find(({ number }) => number === this.chosen()) ?? null,
  );
  protected readonly variables = computed(() => {
    const asked = this.context.asked();
    return asked === null || this.chosen() === 0 ? null : { ...asked, number: this.chosen() };
  });
  private readonly one = liveQuery(DivisionRanking, () => this.variables());
  /** Of the version that is chosen: the answer before stays until the next is there. */
  protected readonly ranking = computed(() => {
    const ranking = this.one.data()?.division?.ranking ?? null;
    return ranking?.number === this.chosen() ? ranking : null;
  });
  protected readonly groupName = groupNames();
  protected readonly groups = computed(() =>
    [...Map.groupBy(this.ranking()?.rows ?? [], ({ group }) => group)].map(([name, rows]) => ({
      name,
      rows,
    })),
  );

  protected marks({ entry }: Row): string {
    return marksOf(this.ranking()?.notes ?? [], entry);
  }

  protected partedBy({ decidedBy, tiedWith }: Row): string | null {
    const words = tiedWith > 0 ? null : criterionWords(decidedBy, this.language.code(), this.texts());
    return words === null ? null : this.texts().partedBy(words);
  }

  protected readonly take = (): Promise<Taken> => {
    const texts = this.texts();
    const rows = this.ranking()?.rows ?? [];
    return Promise.resolve({
      head: [texts.group, texts.rank, texts.entry, texts.total],
      lines: rows.map((row) => [
        ...[this.groupName(row.group), row.unranked === null ? row.rank : '', row.name, row.total.text],
      ]),
      data: rows,
    });
  };
}
