import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { ARBITER } from '@arbitre/rules/kernel/mistakes/matters';
import { Session } from '../../account/account';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { waitingTexts } from './waiting-texts';

/** Draws attention to what nobody else has seen: who says it, who is at fault, by which article. */
@Component({
  selector: 'arb-attention-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details #more data-testid="draw-attention">
      <summary>{{ texts().draw }}</summary>
      <form (submit)="draw($event, more)" novalidate>
        <label class="field"
          ><span>{{ texts().article }}</span>
          <input
            class="input mono"
            name="article"
            list="articles-of-game"
            autocomplete="off"
            maxlength="60"
            [value]="article()"
            (input)="article.set($any($event.target).value)"
          />
        </label>
        <datalist id="articles-of-game">
          @for (one of game.articles(); track one.id) {
            <option [value]="one.id">{{ one.text[language.code()] }}</option>
          }
        </datalist>
        @if (sentence(); as sentence) {
          <p class="soft small">{{ sentence }}</p>
        }
        <label class="field"
          ><span>{{ texts().says }}</span>
          <select class="input" name="by" (change)="by.set($any($event.target).value)">
            @for (who of speakers(); track who) {
              <option [value]="who" [selected]="who === speaker()">{{ nameOf(who) }}</option>
            }
          </select>
        </label>
        <label class="field"
          ><span>{{ texts().fault }}</span>
          <select class="input" name="seat" (change)="seat.set($any($event.target).value)">
            <option value="" [selected]="seat() === ''">{{ texts().nobody }}</option>
            @for (who of seats(); track who) {
              <option [value]="who" [selected]="who === seat()">{{ nameOf(who) }}</option>
            }
          </select>
        </label>
        <button type="submit" class="button" [disabled]="writes.busy() || sentence() === null">
          {{ texts().draw }}
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
export class AttentionForm {
  protected readonly writes = inject(DealWrites);
  private readonly may = inject(Session).may;
  protected readonly game = inject(GameOnPage);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(waitingTexts);
  readonly deal = input.required<DealOnPage>();
  protected readonly article = signal('');
  protected readonly by = signal('');
  protected readonly seat = signal('');
  protected readonly seats = computed(() => this.deal().seating.map(({ seat }) => seat));
  protected readonly speakers = computed(() => (this.may().rule ? [ARBITER, ...this.seats()] : this.seats()));
  protected readonly speaker = computed(() => this.by() || (this.speakers()[0] ?? ''));
  /** What the article says; null while what is typed is none. */
  protected readonly sentence = computed(() => this.game.articleSays(this.article().trim()));

  protected nameOf(seat: string): string {
    return seat === ARBITER ? this.texts().arbiter : this.game.seat(seat);
  }

  protected async draw(event: Event, more: HTMLDetailsElement): Promise<void> {
    event.preventDefault();
    const seat = this.seat() === '' ? {} : { seat: this.seat() };
    const act = { do: 'draw-attention', article: this.article().trim(), by: this.speaker(), ...seat };
    if (!(await this.writes.record(this.deal(), [act]))) return;
    this.article.set('');
    more.open = false;
  }
}
