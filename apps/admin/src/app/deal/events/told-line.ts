import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { NotationParts } from '../../cards/notation-parts';
import type { ToldPiece } from './event-line';

/** The pieces of a sentence in one line, notation drawn. */
@Component({
  selector: 'arb-told',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts],
  template: `
    @for (piece of pieces(); track $index) {
      @if (piece.strong) {
        <strong><arb-parts [parts]="piece.parts" /></strong>
      } @else {
        <arb-parts [parts]="piece.parts" />
      }
    }
  `,
})
export class ToldLine {
  readonly pieces = input.required<readonly ToldPiece[]>();
}
