import { ChangeDetectionStrategy, Component, computed, input, output, signal } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../language/page-texts';
import type { SessionAct } from '../../../sessions/session-context';
import { deskTexts } from './desk-texts';

/** What is done rarely and with a reason: annul the round, interrupt the game, declare it over. */
@Component({
  selector: 'arb-other-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (acts().length > 0) {
      <details data-testid="other-acts">
        <summary>{{ texts().more }}</summary>
        @for (one of acts(); track one.name) {
          <form (submit)="send($event, one.name)">
            <label class="field"
              ><span class="small">{{ one.label }}</span>
              <input
                #why
                class="input"
                maxlength="200"
                required
                [value]="reasons()[one.name] ?? ''"
                (input)="type(one.name, why.value)"
              />
            </label>
            <button type="submit" class="button" [disabled]="busy() || !reasons()[one.name]">
              {{ texts().acts[one.name] }}
            </button>
          </form>
        }
      </details>
    }
  `,
  styles: `
    :host {
      display: block;
    }
    :host(:empty) {
      display: none;
    }
    summary {
      min-height: var(--target);
      align-content: center;
      cursor: pointer;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.5rem;
      margin-top: 0.5rem;
    }
    .field {
      flex: 1 1 12rem;
    }
  `,
})
export class OtherActs {
  protected readonly texts = pageTexts(deskTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly busy = input.required<boolean>();
  readonly act = output<SessionAct>();
  protected readonly reasons = signal<Readonly<Record<string, string>>>({});
  protected readonly acts = computed(() => [
    ...(this.view().interruptedSince === null && this.view().end === null
      ? [{ name: 'interrupt', label: this.texts().interruptReason }]
      : []),
    ...(this.view().rounds.at(-1)?.rack && this.view().end === null
      ? [{ name: 'annul-round', label: this.texts().annulReason }]
      : []),
    ...(this.view().next.some((next) => next.do === 'declare-over')
      ? [{ name: 'declare-over', label: this.texts().overReason }]
      : []),
  ]);

  protected type(name: string, reason: string): void {
    this.reasons.update((reasons) => ({ ...reasons, [name]: reason }));
  }

  protected send(event: Event, name: string): void {
    event.preventDefault();
    const reason = this.reasons()[name]?.trim() ?? '';
    if (reason === '') return;
    const at = name === 'interrupt' ? { at: new Date().toISOString() } : {};
    this.act.emit({ do: name, reason, ...at });
    this.type(name, '');
  }
}
