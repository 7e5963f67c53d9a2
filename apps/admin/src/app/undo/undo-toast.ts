import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { pageTexts } from '../language/page-texts';
import { undoTexts } from './undo-texts';

/** A line at the foot that says what undoing the last entry comes to, and does it. */
@Component({
  selector: 'arb-undo-toast',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { role: 'status', 'data-testid': 'undo', class: 'no-print' },
  template: `
    <span class="says" data-testid="undo-says">{{ says() }}</span>
    <button type="button" class="button" (click)="undone.emit()">{{ texts().undo }} <kbd>Ctrl Z</kbd></button>
    <span class="small help">{{ texts().kept }} {{ more() }}</span>
  `,
  styles: `
    :host {
      position: fixed;
      z-index: 15;
      inset: auto auto 1.25rem 50%;
      translate: -50% 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 1rem;
      width: min(30rem, calc(100vw - 2rem));
      padding: 0.5rem 0.5rem 0.5rem 1.125rem;
      border: 1px solid var(--line);
      border-radius: 14px;
      background: var(--surface);
      box-shadow: var(--shadow-high);
      font-size: var(--text-m);
    }
    /* Beside keys for a finger it covers none of them. */
    :host(.still) {
      position: static;
      translate: none;
      width: 100%;
    }
    .says {
      flex: 1;
    }
    .help {
      flex-basis: 100%;
      color: var(--ink-soft);
    }
    @media screen and (max-width: 47rem) {
      kbd {
        display: none;
      }
    }
  `,
})
export class UndoToast {
  readonly says = input.required<string>();
  /** What else there is to say of it. */
  readonly more = input('');
  readonly undone = output();
  protected readonly texts = pageTexts(undoTexts);
}
