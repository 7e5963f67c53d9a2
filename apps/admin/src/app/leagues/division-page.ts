import { ChangeDetectionStrategy, Component, computed, effect, inject, input } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { pageTitle } from '../title/page-title';
import { DivisionContext } from './division-context';
import { leaguesTexts } from './leagues-texts';

/** The head and the tabs of one division; its pages are shown below. */
@Component({
  selector: 'arb-division-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  providers: [DivisionContext],
  template: `
    <div class="page">
      @if (context.head(); as head) {
        <header class="head">
          <div>
            <p class="soft small crumbs">
              <a [routerLink]="['/seasons', context.season()?.id]">{{ context.season()?.name }}</a> ·
              {{ language.game(head.game) }} · {{ head.level }} · {{ regionName() }}
            </p>
            <h1>{{ head.title }}</h1>
            <p class="soft figures">
              {{ texts().formats[head.format] }} · {{ texts().entryCount(head.entryCount) }}
            </p>
          </div>
          <nav class="tabs no-print" [attr.aria-label]="head.title">
            @for (tab of tabs(); track tab.path) {
              <a
                [routerLink]="['/divisions', id(), tab.path]"
                routerLinkActive="on"
                ariaCurrentWhenActive="page"
                [attr.data-tab]="tab.path"
                >{{ tab.label }}</a
              >
            }
          </nav>
        </header>
        <router-outlet />
      } @else if (context.missing()) {
        <div class="panel empty">
          <h1>{{ texts().unknownDivision }}</h1>
          <a class="button main" routerLink="/seasons">{{ texts().allSeasons }}</a>
        </div>
      } @else {
        <p class="soft" role="status">{{ language.texts().app.loading }}</p>
      }
    </div>
  `,
  styleUrl: '../people/registry-page.scss',
})
export class DivisionPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly context = inject(DivisionContext);
  readonly id = input.required<string>();
  private readonly regions = allRegions();
  protected readonly regionName = computed(() => {
    const region = this.context.head()?.region ?? null;
    if (region === null) return this.texts().wholeFederation;
    return this.regions()?.find(({ id }) => id === region)?.name ?? region;
  });
  protected readonly tabs = computed(() => {
    const { tabs } = this.texts();
    const format = this.context.head()?.format;
    const plays =
      format === 'FIXTURES'
        ? ['fixtures', 'cross']
        : ['competitions', ...(format === 'PATH' ? ['phases'] : [])];
    const paths = ['table', ...plays, 'rankings', 'entries', 'rules'] as readonly (keyof typeof tabs)[];
    return paths.map((path) => ({ path, label: tabs[path] }));
  });

  constructor() {
    effect(() => {
      this.context.id.set(this.id());
    });
    pageTitle(() => [this.context.head()?.title ?? this.id(), this.context.season()?.name]);
  }
}
