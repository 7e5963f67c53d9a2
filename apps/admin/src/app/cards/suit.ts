import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { suitPaths, type Suit } from './suit-paths';

/** A suit symbol in the line of a text, as high as its letters; read aloud by its name. */
@Component({
  selector: 'arb-suit',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <svg viewBox="0 0 24 24" role="img" [attr.aria-label]="language.texts().suits[suit()]">
      <path [attr.d]="path()" />
    </svg>
  `,
  host: { '[attr.data-suit]': 'suit()' },
  styles: `
    :host {
      display: inline-block;
    }
    svg {
      display: inline-block;
      width: 0.86em;
      height: 0.86em;
      vertical-align: -0.06em;
      fill: currentColor;
    }
    :host([data-suit='S']) {
      color: var(--spade);
    }
    :host([data-suit='H']) {
      color: var(--heart);
    }
    :host([data-suit='D']) {
      color: var(--diamond);
    }
    :host([data-suit='C']) {
      color: var(--club);
    }
  `,
})
export class SuitSymbol {
  protected readonly language = inject(Language);
  readonly suit = input.required<Suit>();
  protected readonly path = computed(() => suitPaths[this.suit()]);
}
