import { ChangeDetectionStrategy, Component, input, model } from '@angular/core';

/** The rounds of a hall side by side; one of them is shown. */
@Component({
  selector: 'arb-round-tabs',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="rounds tabs" role="group" [attr.aria-label]="label()">
      @for (round of rounds(); track round) {
        <button
          type="button"
          [class.on]="round === shown()"
          [attr.aria-pressed]="round === shown()"
          (click)="shown.set(round)"
        >
          <span class="unseen">{{ name()(round) }}</span>
          <span aria-hidden="true">{{ round }}</span>
        </button>
      }
    </div>
  `,
  styles: `
    button {
      min-width: var(--target);
      justify-content: center;
    }
  `,
})
export class RoundTabs {
  readonly rounds = input.required<readonly number[]>();
  readonly label = input.required<string>();
  /** `Round 3` */
  readonly name = input.required<(round: number) => string>();
  readonly shown = model.required<number>();
}
