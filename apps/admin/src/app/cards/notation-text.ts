import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { GameOnPage } from '../games/game-on-page';
import { wordIn } from '../language/word-in';
import { contractTold } from './contract-told';
import { cardParts, plainText } from './notation';
import { NotationParts } from './notation-parts';

/** A contract, a call or a card in the line of a text, with its suit drawn. */
@Component({
  selector: 'arb-notation',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts],
  template: '<arb-parts [parts]="parts()" />',
})
export class NotationText {
  private readonly language = inject(Language);
  private readonly game = inject(GameOnPage, { optional: true });
  readonly text = input.required<string>();
  readonly as = input<'contract' | 'call' | 'card'>('contract');
  protected readonly parts = computed(() => {
    const [text, as, language] = [this.text(), this.as(), this.language.code()];
    // The game's own way of writing comes with its face: nothing is drawn twice.
    if (this.game?.ready() === false && as !== 'card') return [];
    if (as === 'card')
      return this.game?.face()?.card?.(text, language) ?? cardParts(text, this.language.texts());
    const word = as === 'call' ? wordIn(this.game?.words().calls, text) : undefined;
    if (word !== undefined) return plainText(word);
    const face = this.game?.face() ?? null;
    return as === 'call'
      ? (face?.call?.(text, language) ?? plainText(text))
      : contractTold(text, language, face);
  });
}
