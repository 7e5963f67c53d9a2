import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { textOf } from './notation';
import { pipsOf } from './pips';
import { isSuit, suitPaths } from './suit-paths';

/** What a king, a queen and a jack wear: a crown, a diadem, a plumed cap. In a box of 40 by 18. */
const headwear: Readonly<Record<string, string>> = {
  K: 'M3 18V5l8 6 9-10 9 10 8-6v13z',
  Q: 'M4 18C4 12 3 8 1 5c5 1 7 3 9 6 1-4 4-7 10-10 6 3 9 6 10 10 2-3 4-5 9-6-2 3-3 7-3 13z',
  J: 'M4 18c0-6 6-9 14-9 2-5 7-8 15-8-4 2-6 5-6 8 5 1 9 4 9 9z',
};

/** One card, face up, drawn by us; face down where `card` is null. Its width is `--card-width`. */
@Component({
  selector: 'arb-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './playing-card.html',
  styleUrl: './playing-card.scss',
  host: { '[attr.data-suit]': 'suit()', '[attr.data-card]': 'card()' },
})
export class PlayingCard {
  private readonly language = inject(Language);
  private readonly game = inject(GameOnPage, { optional: true });
  /** In notation: `SA`, `HT`. */
  readonly card = input.required<string | null>();
  protected readonly suit = computed(() => this.card()?.slice(0, 1) ?? '');
  protected readonly rank = computed(() => this.card()?.slice(1) ?? '');
  protected readonly path = computed(() => {
    const suit = this.suit();
    return isSuit(suit) ? suitPaths[suit] : '';
  });
  /** What is printed on it in a pack that is not the one of 52; null where it is. */
  protected readonly title = computed(() => {
    const card = this.card();
    const told = card === null ? null : (this.game?.face()?.card?.(card, this.language.code()) ?? null);
    return told === null ? null : textOf(told);
  });
  /** A card without a number has none in its corners; a joker has a star there. */
  protected readonly index = computed(() => {
    if (!isSuit(this.suit())) return '★';
    return this.rank() === '0' ? '' : (this.language.texts().ranks[this.rank()] ?? this.rank());
  });
  protected readonly pips = computed(() => pipsOf(this.rank()));
  protected readonly crown = computed(() => headwear[this.rank()]);
  protected readonly name = computed(() => {
    const texts = this.language.texts();
    const title = this.title();
    if (title !== null) return title;
    return texts.cardName(texts.rankNames[this.rank()] ?? this.rank(), texts.suits[this.suit()] ?? '');
  });
}
