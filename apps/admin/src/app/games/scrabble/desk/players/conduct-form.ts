import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../../language/page-texts';
import type { SessionAct } from '../../../../sessions/session-context';
import type { SessionEntries } from '../../../../sessions/session-entries';
import { deskTexts } from '../desk-texts';
import { asksReason, conductAct, conductOf } from './conduct';
import { conductTexts } from './conduct-texts';

/** Warnings, offences, exclusion, departure and appeals of one player, found by number. */
@Component({
  selector: 'arb-conduct-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().title }}</h2>
    <form (submit)="send($event)" data-testid="conduct">
      <label class="short"
        ><span class="unseen">{{ desk().number }}</span>
        <input
          #field
          class="input"
          name="number"
          inputmode="numeric"
          autocomplete="off"
          aria-describedby="conduct-player"
          [placeholder]="desk().number"
          [value]="number()"
          (input)="number.set(field.value)"
        />
      </label>
      <p id="conduct-player" class="who" [class.soft]="entry() === null">{{ who() }}</p>
      @if (offered().length > 0) {
        <label class="wide"
          ><span class="unseen">{{ texts().act }}</span>
          <select #picked class="input" name="act" (change)="chosen.set(picked.value)">
            @for (one of offered(); track one) {
              <option [value]="one" [selected]="one === act()">{{ texts().acts[one] }}</option>
            }
          </select>
        </label>
        @if (needsReason()) {
          <label class="wide"
            ><span class="unseen">{{ texts().reason }}</span>
            <input
              #why
              class="input"
              name="reason"
              maxlength="200"
              required
              [placeholder]="texts().reason"
              [value]="reason()"
              (input)="reason.set(why.value)"
            />
          </label>
        }
        <button type="submit" class="button" [disabled]="busy() || (needsReason() && reason().trim() === '')">
          {{ texts().record }}
        </button>
      }
    </form>
  `,
  styles: `
    h2 {
      font-size: 1rem;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem;
      margin-top: 0.375rem;
    }
    .short {
      width: 6rem;
    }
    .who {
      flex: 1 1 8rem;
    }
    .wide {
      flex: 1 1 100%;
    }
  `,
})
export class ConductForm {
  protected readonly desk = pageTexts(deskTexts);
  protected readonly texts = pageTexts(conductTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  readonly busy = input.required<boolean>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  readonly noted = output<SessionAct>();
  protected readonly number = signal('');
  protected readonly reason = signal('');
  protected readonly chosen = signal('');
  private readonly found = computed(() => {
    const number = Number(this.number());
    return [...this.entries()].find(([, entry]) => entry.number === number) ?? null;
  });
  protected readonly entry = computed(() => this.found()?.[0] ?? null);
  protected readonly who = computed(() => {
    if (this.number().trim() === '') return this.texts().none;
    const found = this.found();
    if (found === null) return this.desk().problems.unknownPlayer(Number(this.number()));
    return this.offered().length === 0 ? this.desk().problems.absent(found[1].name) : found[1].name;
  });
  protected readonly offered = computed(() => {
    const entry = this.entry();
    return entry === null ? [] : conductOf(this.view(), entry);
  });
  protected readonly act = computed(() =>
    this.offered().includes(this.chosen()) ? this.chosen() : (this.offered()[0] ?? ''),
  );
  protected readonly needsReason = computed(() => asksReason(this.act()));

  protected send(event: Event): void {
    event.preventDefault();
    const [entry, reason] = [this.entry(), this.reason().trim()];
    if (entry === null || this.act() === '' || (this.needsReason() && reason === '')) return;
    this.noted.emit(conductAct(this.act(), entry, reason, new Date().toISOString()));
    this.reason.set('');
    this.number.set('');
    this.field().nativeElement.focus();
  }
}
