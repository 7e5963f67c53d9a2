import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { GameOnPage } from '../../games/game-on-page';
import { pageTexts } from '../../language/page-texts';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { deskTexts } from './desk-texts';

/** Calls the arbiter to the table of this deal: who calls, and why. */
@Component({
  selector: 'arb-call-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details #more data-testid="call-arbiter">
      <summary>{{ texts().call }}</summary>
      <form (submit)="call($event, more)" novalidate>
        <label class="field"
          ><span>{{ texts().caller }}</span>
          <select class="input" name="by" (change)="by.set($any($event.target).value)">
            @for (seat of seats(); track seat) {
              <option [value]="seat" [selected]="seat === caller()">{{ game.seat(seat) }}</option>
            }
          </select>
        </label>
        <label class="field"
          ><span>{{ texts().why }}</span>
          <input
            class="input"
            name="why"
            maxlength="500"
            autocomplete="off"
            [value]="reason()"
            (input)="reason.set($any($event.target).value)"
          />
        </label>
        <button type="submit" class="button main" [disabled]="writes.busy() || reason().trim() === ''">
          {{ texts().call }}
        </button>
      </form>
    </details>
  `,
  styles: `
    form {
      display: grid;
      gap: 0.5rem;
      padding-top: 0.5rem;
    }
    button {
      justify-self: start;
    }
  `,
})
export class CallForm {
  protected readonly writes = inject(DealWrites);
  protected readonly game = inject(GameOnPage);
  private readonly announcer = inject(Announcer);
  protected readonly texts = pageTexts(deskTexts);
  readonly deal = input.required<DealOnPage>();
  protected readonly by = signal('');
  protected readonly reason = signal('');
  protected readonly seats = computed(() => this.deal().seating.map(({ seat }) => seat));
  protected readonly caller = computed(() => this.by() || (this.seats()[0] ?? ''));

  protected async call(event: Event, more: HTMLDetailsElement): Promise<void> {
    event.preventDefault();
    const reason = this.reason().trim();
    if (reason === '' || !(await this.writes.call(this.deal(), this.caller(), reason))) return;
    this.reason.set('');
    more.open = false;
    more.querySelector('summary')?.focus();
    this.announcer.say(this.texts().called);
  }
}
