import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { skatParts } from '../skat/skat-notation';
import { skatTexts } from '../skat/texts';
import { callParts, cardParts, contractParts } from './notation';
import { SuitSymbol } from './suit';

/** A contract, a call or a card in the line of a text, with its suit drawn. */
@Component({
  selector: 'arb-notation',
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
export class NotationText {
  private readonly language = inject(Language);
  readonly text = input.required<string>();
  readonly as = input<'contract' | 'call' | 'card'>('contract');
  protected readonly parts = computed(() => {
    const skat = this.as() === 'contract' ? skatParts(this.text(), skatTexts[this.language.code()]) : null;
    if (skat !== null) return skat;
    const read = { contract: contractParts, call: callParts, card: cardParts }[this.as()];
    return read(this.text(), this.language.texts());
  });
}
