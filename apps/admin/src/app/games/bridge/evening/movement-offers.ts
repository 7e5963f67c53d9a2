import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { Offer } from '@arbitre/rules/bridge';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { factsTold } from './movement-facts';
import { eveningTexts } from './texts';

const SHOWN = 5;

/** The movements that fit whoever is there, with what each comes to; one is chosen by its key. */
@Component({
  selector: 'arb-movement-offers',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <ul [attr.aria-label]="texts().offers">
      @for (one of told(); track $index) {
        <li>
          <button
            type="button"
            data-testid="movement-offer"
            [class.on]="one.on"
            [attr.aria-pressed]="one.on"
            (click)="chosen.emit(one.offer)"
          >
            <strong>{{ one.name }}</strong>
            <span>{{ one.size }}</span>
            <span class="soft small facts">{{ one.facts }}</span>
          </button>
        </li>
      }
    </ul>
  `,
  styles: `
    ul {
      display: grid;
      gap: 0.375rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    button {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0.125rem 1rem;
      align-items: baseline;
      width: 100%;
      min-height: var(--target);
      padding: 0.375rem 0.75rem;
      border: 1px solid var(--line);
      border-radius: 0.375rem;
      background: var(--surface);
      color: inherit;
      font: inherit;
      text-align: start;
      cursor: pointer;
    }
    button.on {
      border-color: currentColor;
      box-shadow: inset 0.25rem 0 0 currentColor;
    }
    .facts {
      grid-column: 1 / -1;
    }
  `,
})
export class MovementOffers {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(eveningTexts);
  readonly offers = input.required<readonly Offer[]>();
  readonly entries = input.required<number>();
  /** The movement that is chosen, as text. */
  readonly chosenNow = input('');
  readonly chosen = output<Offer>();
  protected readonly told = computed(() =>
    this.offers()
      .slice(0, SHOWN)
      .map((offer) => {
        const { setup, facts } = offer;
        const { movements, tables, size } = this.texts();
        return {
          offer,
          name: `${movements[setup.movement] ?? setup.movement} · ${setup.tables} ${tables.toLowerCase()}`,
          size: size(facts.rounds, facts.boards),
          facts: factsTold(facts, this.entries(), this.texts(), this.language.code()).join(' · '),
          on: this.chosenNow() === `${setup.movement} ${setup.tables} ${setup.rounds} ${setup.boards}`,
        };
      }),
  );
}
