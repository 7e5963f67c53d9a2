import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import { ActForm } from './act-form';
import type { FormField, Given } from './form-field';

/** A button that opens the form of one write in its place; the form closes when it is written, or is left. The button has the focus then. */
@Component({
  selector: 'arb-act-button',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm],
  host: { '[class.open]': 'open()', '[attr.data-act]': 'act()' },
  template: `
    <button
      #button
      type="button"
      class="button"
      [class.main]="main() && !open()"
      [attr.aria-expanded]="open()"
      [attr.aria-label]="named() || null"
      (click)="toggle()"
    >
      {{ label() }}
    </button>
    @if (open()) {
      @if (says()) {
        <p class="soft">{{ says() }}</p>
      }
      <ng-content />
      <arb-act-form
        leavable
        [act]="act()"
        [fields]="fields()"
        [submit]="submit() || label()"
        [grave]="grave()"
        (given)="give($event)"
        (typing)="typing.emit($event)"
        (left)="close()"
      />
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.75rem;
      justify-items: start;
    }
    :host(.open) {
      flex: 1 0 100%;
      padding: 1rem;
      background: var(--raised);
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }
    arb-act-form {
      width: 100%;
    }
  `,
})
export class ActButton {
  readonly act = input.required<string>();
  readonly label = input.required<string>();
  /** What a reader of the screen hears of it, where several buttons say the same. */
  readonly named = input('');
  /** What the form's own button says, where it is more than the label. */
  readonly submit = input('');
  /** What it comes to, above the form. */
  readonly says = input('');
  readonly fields = input.required<readonly FormField[]>();
  /** Writes it; whether it is written. */
  readonly write = input.required<(given: Given) => Promise<boolean>>();
  readonly main = input(false, { transform: booleanAttribute });
  readonly grave = input(false, { transform: booleanAttribute });
  readonly typing = output<Given>();
  /** The form appears: what stands above it is asked for now. */
  readonly opened = output();
  protected readonly open = signal(false);
  private readonly button = viewChild.required<ElementRef<HTMLButtonElement>>('button');

  protected async give(given: Given): Promise<void> {
    if (await this.write()(given)) this.close();
  }

  protected toggle(): void {
    this.open.update((open) => !open);
    if (this.open()) this.opened.emit();
  }

  focus(): void {
    this.button().nativeElement.focus();
  }

  protected close(): void {
    this.open.set(false);
    this.focus();
  }
}
