import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import { scrabbleTexts } from '../../texts';
import type { TopView } from '../../game/top-list';
import { deskTexts } from '../desk-texts';

export type Retaining = { readonly place: string; readonly word: string; readonly reason: string | null };

/** The best solutions to choose from: the proposal stands first; another one needs a reason, a barred one cannot be had. */
@Component({
  selector: 'arb-top-choice',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="retain($event)" data-testid="top-choice">
      <fieldset>
        <legend>{{ texts().choose }}</legend>
        @for (top of tops(); track $index) {
          <label [class.barred]="top.barredBy !== null">
            <input
              type="radio"
              name="top"
              [checked]="$index === chosen()"
              [disabled]="top.barredBy !== null"
              (change)="chosen.set($index); point.emit(top)"
            />
            <span class="mono">{{ top.place }}</span>
            <strong>{{ top.word.toUpperCase() }}</strong>
            <span class="figures">{{ top.score }}</span>
            <span class="small soft more">
              @if ($index === proposal()) {
                <span class="chip">{{ game().proposed }}</span>
              }
              @if (top.jokers > 0) {
                {{ game().jokers(top.jokers) }}
              }
              @if (top.ends) {
                {{ game().endsGame }}
              }
              @if (top.barredBy) {
                <span class="chip warn">{{ game().barred(top.barredBy) }}</span>
              }
              <span>{{ game().openness }} {{ language.whole(top.openness) }}</span>
            </span>
          </label>
        }
      </fieldset>
      @if (chosen() !== proposal()) {
        <label class="field">
          <span class="small">{{ texts().reason }}</span>
          <input
            #why
            class="input"
            maxlength="200"
            data-testid="top-reason"
            [value]="reason()"
            (input)="reason.set(why.value)"
          />
        </label>
        @if (reason().trim() === '') {
          <p class="small bad">{{ texts().reasonNeeded }}</p>
        }
      }
      <button
        type="submit"
        class="button main"
        data-primary
        data-testid="retain"
        [disabled]="busy() || !ready()"
      >
        {{ texts().acts['retain'] }}
      </button>
    </form>
  `,
  styles: `
    form {
      display: grid;
      gap: 0.625rem;
      justify-items: start;
    }
    fieldset {
      width: 100%;
      margin: 0;
      padding: 0;
      border: 0;
      max-height: 16rem;
      overflow: auto;
    }
    legend {
      padding: 0;
      font-weight: 650;
    }
    fieldset label {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.5rem;
      min-height: 2rem;
      padding: 0 0.25rem;
    }
    .more {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
      margin-inline-start: auto;
    }
    .barred {
      color: var(--ink-soft);
    }
    .field {
      width: 100%;
    }
    .bad {
      color: var(--bad);
    }
  `,
})
export class TopChoice {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  readonly tops = input.required<readonly TopView[]>();
  readonly proposal = input.required<number>();
  readonly busy = input.required<boolean>();
  readonly retained = output<Retaining>();
  readonly point = output<TopView>();
  protected readonly chosen = linkedSignal(() => this.proposal());
  protected readonly reason = signal(this.texts().reasonDefault);
  protected readonly ready = computed(() => this.chosen() === this.proposal() || this.reason().trim() !== '');

  protected retain(event: Event): void {
    event.preventDefault();
    const top = this.tops()[this.chosen()];
    if (top === undefined || !this.ready()) return;
    const reason = this.chosen() === this.proposal() ? null : this.reason().trim();
    this.retained.emit({ place: top.place, word: top.word, reason });
  }
}
