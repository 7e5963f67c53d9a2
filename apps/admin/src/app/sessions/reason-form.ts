import {
  ChangeDetectionStrategy,
  Component,
  afterNextRender,
  ElementRef,
  input,
  output,
  viewChild,
} from '@angular/core';

/** One line that asks for a reason before something that cannot be taken back; Escape leaves it. */
@Component({
  selector: 'arb-reason-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="submit($event)" (keydown.escape)="left.emit()">
      <label>
        <span class="unseen">{{ label() }}</span>
        <input #reason class="input" name="reason" maxlength="500" required [placeholder]="label()" />
      </label>
      <button type="submit" class="button main" [disabled]="busy()">{{ confirm() }}</button>
      <button type="button" class="button quiet" (click)="left.emit()">{{ cancel() }}</button>
    </form>
  `,
  styles: `
    form {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      padding-block: 0.375rem;
    }
    label {
      flex: 1 1 16rem;
      max-width: 32rem;
    }
  `,
})
export class ReasonForm {
  readonly label = input.required<string>();
  readonly confirm = input.required<string>();
  readonly cancel = input.required<string>();
  readonly busy = input(false);
  readonly given = output<string>();
  readonly left = output();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('reason');

  constructor() {
    afterNextRender(() => {
      this.field().nativeElement.focus();
    });
  }

  protected submit(event: Event): void {
    event.preventDefault();
    const reason = this.field().nativeElement.value.trim();
    if (reason !== '') this.given.emit(reason);
  }
}
