import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { Sign } from '../../../signs/sign';
import { raisedHand } from '../ladder/raised-hand';

/** The yellow hand that marks who deals (WB-3.g). */
@Component({
  selector: 'arb-dealer-hand',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Sign],
  template: '<arb-sign [sign]="sign()" />',
  styles: `
    :host {
      display: inline-block;
      padding: 0 0.1875rem;
      border-radius: var(--radius-s);
      background: #ffd84d;
      color: #1b1b1b;
      print-color-adjust: exact;
    }
  `,
})
export class DealerHand {
  /** Read aloud, where no words beside it say it. */
  readonly says = input('');
  protected readonly sign = computed(() => raisedHand(this.says()));
}
