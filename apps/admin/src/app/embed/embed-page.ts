import { ChangeDetectionStrategy, Component, effect, inject, input } from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { CompetitionContext } from '../standings/competition-context';
import { StandingsPage } from '../standings/standings-page';

/** The standings of one competition, alone. */
@Component({
  selector: 'arb-embed-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [StandingsPage],
  providers: [CompetitionContext, GameOnPage],
  template: `
    @if (context.head(); as head) {
      <h1>{{ head.name }}</h1>
      <arb-standings-page [field]="field()" />
    } @else if (context.missing()) {
      <p class="soft">{{ language.texts().lost.lead }}</p>
    } @else {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
      padding: 0.5rem;
    }

    h1 {
      font-size: var(--text-l);
    }
  `,
})
export class EmbedPage {
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  readonly id = input.required<string>();
  readonly field = input<string>();

  constructor() {
    const game = inject(GameOnPage);
    effect(() => {
      this.context.id.set(this.id());
    });
    effect(() => {
      game.id.set(this.context.head()?.game ?? '');
    });
  }
}
