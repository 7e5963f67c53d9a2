import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import type { NotationPart } from './notation';
import { SuitSymbol } from './suit';

/** Pieces of notation in the line of a text, with their suits drawn. */
@Component({
  selector: 'arb-parts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [SuitSymbol],
  // Bound as properties: a line break of the template would show as a space inside a contract.
  template: `
    @for (part of parts(); track $index) {
      @if (part.kind === 'suit') {
        <arb-suit [suit]="part.suit" />
      } @else {
        <span [textContent]="part.text"></span>
      }
    }
  `,
  styles: `
    :host {
      font-variant-numeric: tabular-nums lining-nums;
    }
  `,
})
export class NotationParts {
  readonly parts = input.required<readonly NotationPart[]>();
}
