import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { LeagueRules } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { SearchBox } from '../lists/search-box';
import { RegistryWrites, registryWrites } from '../people/registry';
import { publicationTexts } from '../publication/publication-texts';
import { ActButton } from '../writes/act-button';
import type { Choice, Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { countingFields, reasonField } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import {
  CountableCompetitions,
  CountCompetition,
  DivisionCompetitions,
  LeaveCompetitionOut,
} from './leagues.operations';

/** The competitions that count for a division, by their number in the season. */
@Component({
  selector: 'arb-counted-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, RouterLink, SearchBox],
  providers: registryWrites,
  template: `
    @if (division(); as division) {
      <div class="acts no-print">
        @if (context.may('countCompetition')) {
          <arb-act-button
            main
            act="countCompetition"
            [label]="texts().count"
            [fields]="counting()"
            [write]="count"
          >
            <arb-search-box [label]="texts().countHelp" [text]="search()" (asked)="search.set($event)" />
          </arb-act-button>
        }
        @if (context.may('leaveCompetitionOut') && division.competitions.length > 0) {
          <arb-act-button
            act="leaveCompetitionOut"
            [label]="texts().leaveOut"
            [fields]="leaving()"
            [write]="leaveOut"
          />
        }
      </div>
      @if (division.competitions.length > 0) {
        <section class="panel">
          <table class="table cards dense" data-testid="counted">
            <caption class="unseen">
              {{
                texts().counted
              }}
            </caption>
            <thead>
              <tr>
                <th class="number" scope="col">{{ texts().number }}</th>
                <th scope="col">{{ texts().competition }}</th>
                <th scope="col">{{ texts().region }}</th>
                <th scope="col">{{ texts().day }}</th>
                <th scope="col">{{ texts().state }}</th>
              </tr>
            </thead>
            <tbody>
              @for (one of division.competitions; track one.id) {
                <tr>
                  <td class="number" [attr.data-label]="texts().number">{{ one.number }}</td>
                  <th scope="row">
                    <a [routerLink]="['/competitions', one.id]">{{ one.competition?.name ?? one.id }}</a>
                    @if (one.phase) {
                      <span class="soft small">{{ one.phase }}</span>
                    }
                  </th>
                  <td [attr.data-label]="texts().region">{{ one.competition?.regionName }}</td>
                  <td [attr.data-label]="texts().day">
                    {{ one.competition ? language.date(one.competition.startsOn) : '' }}
                  </td>
                  <td [attr.data-label]="texts().state">
                    @if (one.competition; as competition) {
                      {{ life().stages[competition.stage] }} ·
                      {{
                        competition.publishedNumber === null
                          ? texts().unpublished
                          : texts().published(competition.publishedNumber)
                      }}
                    }
                  </td>
                </tr>
              }
            </tbody>
          </table>
        </section>
      } @else {
        <div class="panel empty">
          <h2>{{ texts().noCompetition }}</h2>
          <p class="soft">{{ texts().noCompetitionHelp }}</p>
        </div>
      }
    } @else if (query.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    }
  `,
  styleUrl: '../people/registry-page.scss',
})
export class CountedPage {
  private readonly writes = inject(RegistryWrites);
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly life = pageTexts(publicationTexts);
  protected readonly query = liveQuery(DivisionCompetitions, () => this.context.asked());
  protected readonly division = computed(() => this.query.data()?.division ?? null);
  protected readonly search = signal('');
  private readonly found = liveQuery(CountableCompetitions, () =>
    this.context.may('countCompetition') ? { named: this.search() || null } : null,
  );
  /** Of the game of the division, without those that count already. */
  private readonly countable = computed((): readonly Choice[] => {
    const counted = new Set((this.division()?.competitions ?? []).map(({ id }) => id));
    return (this.found.data()?.competitions.nodes ?? [])
      .filter(({ id, game }) => game === this.context.head()?.game && !counted.has(id))
      .map(({ id, name, startsOn, regionName }) => ({
        value: id,
        label: `${name} · ${regionName} · ${this.language.date(startsOn)}`,
      }));
  });
  protected readonly counting = computed(() => {
    const rules = this.division()?.rules.at(-1)?.rules as LeagueRules | undefined;
    const phases = rules?.format === 'path' ? rules.phases.map(({ id }) => id) : [];
    const numbers = (this.division()?.competitions ?? []).map(({ number }) => number);
    return countingFields(this.texts(), this.countable(), phases, Math.max(0, ...numbers) + 1);
  });
  protected readonly leaving = computed(() => [
    {
      ...{ name: 'competition', label: this.texts().competition },
      choices: (this.division()?.competitions ?? []).map(({ id, competition }) => ({
        value: id,
        label: competition?.name ?? id,
      })),
    },
    reasonField(this.texts()),
  ]);

  protected readonly count = ({ competition = '', number = '', phase = '' }: Given) =>
    this.writes.write(CountCompetition, 'countCompetition', {
      ...{ division: this.context.id(), competition, number: Number(number) },
      ...(phase === '' ? {} : { phase }),
    });

  protected readonly leaveOut = ({ competition = '', reason = '' }: Given) =>
    this.writes.write(LeaveCompetitionOut, 'leaveCompetitionOut', {
      ...{ division: this.context.id(), competition, reason },
    });
}
