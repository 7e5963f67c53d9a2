import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { DivisionContext } from './division-context';
import { LeagueChanges } from './league-changes';
import { EffectOfAct } from './leagues.operations';
import { leaguesTexts } from './leagues-texts';
import type { TypedAct } from './typed-acts';

/** What an act that is being typed would change in the table, or why it cannot be. */
@Component({
  selector: 'arb-act-effect',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LeagueChanges],
  template: `
    @if (effect(); as effect) {
      <section role="status" data-testid="act-effect" [attr.aria-busy]="query.loading()">
        @for (problem of effect.problems; track $index) {
          <p class="problem">{{ language.code() === 'fr' ? problem.fr : problem.en }}</p>
        } @empty {
          <h3>{{ texts().effectOfAct }}</h3>
          <arb-league-changes [changes]="effect.changes" />
        }
      </section>
    }
  `,
  styles: `
    :host {
      width: 100%;
    }
    .problem {
      color: var(--bad);
    }
  `,
})
export class ActEffect {
  private readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  /** Null: it is not typed that far. */
  readonly act = input.required<TypedAct | null>();
  protected readonly query = liveQuery(
    EffectOfAct,
    () => {
      const [act, asked] = [this.act(), this.context.asked()];
      return act === null || asked === null ? null : { ...asked, act };
    },
    false,
  );
  protected readonly effect = computed(() =>
    this.act() === null || this.query.failed() ? null : (this.query.data()?.division?.effectOf ?? null),
  );
}
