import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { laterPhases, type LeagueRules } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { DivisionContext } from './division-context';
import { DivisionPhases } from './division-life.operations';
import { PhasePanel } from './phase-panel';
import { phasesTexts } from './phases-texts';

/** The later phases of a path, one after the other: who is in each, or would be if it was opened now. */
@Component({
  selector: 'arb-phases-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PhasePanel],
  template: `
    @if (division(); as division) {
      @for (later of phases(); track later.phase.id) {
        <arb-phase-panel [later]="later" [division]="division" />
      } @empty {
        <div class="panel empty">
          <h2>{{ texts().none }}</h2>
          <p class="soft">{{ texts().noneHelp }}</p>
        </div>
      }
    } @else if (query.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    }
  `,
  styles: `
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1rem;
    }
  `,
})
export class DivisionPhasesPage {
  private readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(phasesTexts);
  protected readonly query = liveQuery(DivisionPhases, () => this.context.asked());
  protected readonly division = computed(() => this.query.data()?.division ?? null);
  protected readonly phases = computed(() =>
    laterPhases((this.division()?.rules.at(-1)?.rules as LeagueRules | undefined) ?? null),
  );
}
