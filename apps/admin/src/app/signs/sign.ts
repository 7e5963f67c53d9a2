import { ChangeDetectionStrategy, Component, input } from '@angular/core';

/** A drawing in the line of a text, as high as its letters. */
export type DrawnSign = {
  /** In a square of 24. */
  readonly path: string;
  /** Read aloud; empty where the words beside it say it. */
  readonly says: string;
};

@Component({
  selector: 'arb-sign',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <svg
      viewBox="0 0 24 24"
      [attr.role]="sign().says === '' ? null : 'img'"
      [attr.aria-label]="sign().says || null"
      [attr.aria-hidden]="sign().says === '' ? true : null"
    >
      <path [attr.d]="sign().path" />
    </svg>
  `,
  styles: `
    :host {
      display: inline-block;
    }
    svg {
      display: inline-block;
      width: 1.125em;
      height: 1.125em;
      vertical-align: -0.2em;
      fill: currentColor;
    }
  `,
})
export class Sign {
  readonly sign = input.required<DrawnSign>();
}
