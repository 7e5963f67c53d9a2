import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { PlayingCard } from '../cards/playing-card';
import { Language } from '../language/language';
import { pageTitle } from '../title/page-title';

@Component({
  selector: 'arb-not-found-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, PlayingCard],
  template: `
    <div class="page empty">
      <div class="cards" aria-hidden="true">
        <arb-card card="C4" /><arb-card [card]="null" /><arb-card card="H4" />
      </div>
      <h1>{{ language.texts().lost.title }}</h1>
      <p class="soft">{{ language.texts().lost.lead }}</p>
      <a class="button main" routerLink="/competitions">{{ language.texts().lost.home }}</a>
    </div>
  `,
  styles: `
    .page {
      padding-top: 12vh;
      gap: 1rem;
    }
    .cards {
      display: flex;
      gap: 0.5rem;
      --card-width: 5rem;
      margin-bottom: 1rem;
    }
    arb-card:first-child {
      rotate: -6deg;
    }
    arb-card:last-child {
      rotate: 6deg;
    }
  `,
})
export class NotFoundPage {
  protected readonly language = inject(Language);

  constructor() {
    pageTitle(() => [this.language.texts().lost.title]);
  }
}
