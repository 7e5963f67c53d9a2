import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entrantsOf, proposalFor, type Wanted } from './proposal';
import { MovementForm } from './movement-form';
import { eveningTexts } from './texts';

/** Starts an evening: a movement that fits whoever is there, with the boards and the clock that are planned. */
@Component({
  selector: 'arb-bridge-opening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [MovementForm],
  template: `
    <p class="soft">{{ texts().lead(present().length) }}</p>
    <arb-movement-form
      [proposed]="proposed()"
      [entrants]="entrants()"
      [submit]="texts().start"
      [busy]="context.busy()"
      (given)="context.open($event)"
    />
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.75rem;
    }
  `,
})
export class EveningOpening {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(eveningTexts);
  protected readonly present = this.context.present;
  protected readonly entrants = computed(() => entrantsOf(this.present()));
  protected readonly proposed = computed(() => ({
    ...proposalFor(this.entrants()),
    ...(this.context.planned() as Partial<Wanted> | null),
  }));
}
